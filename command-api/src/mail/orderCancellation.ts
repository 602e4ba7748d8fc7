import type { OrderContent } from '@talloor/events/basket/events.ts';
import { fillText } from '@talloor/messages/basket/fillText.ts';
import type { OwnTexts } from '@talloor/messages/company/ownTexts.ts';
import { cancelledOrderTexts } from '@talloor/messages/mail/cancelledOrder.ts';
import { orderReasonTexts } from '@talloor/messages/office/orderReasons.ts';
import { composeMail, greet, type MailContent } from './composeMail.ts';
import { day, pieces } from './formats.ts';

export function orderCancellation(
  content: OrderContent,
  {
    name,
    reason,
    ownTexts,
  }: { readonly name: string | null; readonly reason: string | null; readonly ownTexts: OwnTexts },
): MailContent {
  const { language, orderNumber: order, customerName, customerNumber, delivery, lines } = content;
  const words = ownTexts(cancelledOrderTexts)[language];
  const about = { order, customerName, customerNumber, day: day(delivery.day, language) };
  return composeMail(fillText(words.subject, about, language), {
    language,
    paragraphs: [
      greet(words, { name, language }),
      fillText(words.cancelled, about, language),
      ...(reason === null
        ? []
        : [fillText(words.reason, { reason: orderReasonTexts[language][reason] ?? reason }, language)]),
    ],
    head: [words.article, words.quantity],
    rows: lines.map((line) => [
      `${line.name[language]} (${line.articleNumber})`,
      pieces(line.quantity, line.unit, language),
    ]),
    notes: [words.closing],
  });
}
