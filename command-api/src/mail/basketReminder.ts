import type { BasketState } from '@talloor/events/basket/state.ts';
import { fillText } from '@talloor/messages/basket/fillText.ts';
import { basketReminderTexts } from '@talloor/messages/mail/basketReminder.ts';
import type { CustomerFacts } from '@talloor/rules/facts.ts';
import { composeMail, firstLines, greet, formatDeadline, type MailContent, type MailReader } from './composeMail.ts';
import { day } from './formats.ts';

/** Spec shopping §9. */
const maxArticles = 5;
const viewPages = { nl: 'winkelwagen-bekijken', fr: 'voir-le-panier' };

type Reader = MailReader & {
  readonly customer: Pick<CustomerFacts, 'name' | 'customerNumber'>;
};

export function basketReminder(basket: Extract<BasketState, { status: 'open' | 'kept' }>, reader: Reader): MailContent {
  const { language, customer, publicUrl, ownTexts } = reader;
  const { delivery, lines, basketId } = basket;
  if (!delivery) throw new Error('a basket without a delivery moment has no deadline to remind of');
  const words = ownTexts(basketReminderTexts)[language];
  const deadline = formatDeadline(delivery.deadline, language);
  const { rows, more } = firstLines(lines, maxArticles, words, language);
  const moment = { day: day(delivery.day, language), start: delivery.windowStart, end: delivery.windowEnd };
  const subject = fillText(words.subject, { deadline }, language);
  return composeMail(subject, {
    language,
    paragraphs: [
      greet(words, reader),
      fillText(words.intro, { customerName: customer.name, customerNumber: customer.customerNumber }, language),
      fillText(words.delivery, { ...moment, deadline }, language),
    ],
    head: [words.article, words.quantity],
    rows,
    link: { label: words.open, url: `${publicUrl}/${viewPages[language]}?id=${basketId}` },
    notes: [...more, words.why, words.closing],
  });
}
