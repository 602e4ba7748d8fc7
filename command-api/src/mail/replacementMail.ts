import type { ReplacementQuestion } from '@talloor/events/delivery/replacementQuestions.ts';
import type { KnownDelivery } from '@talloor/events/delivery/state.ts';
import { fillText } from '@talloor/messages/basket/fillText.ts';
import { replacementMailTexts } from '@talloor/messages/mail/replacement.ts';
import { composeMail, greet, type MailContent, type MailReader } from './composeMail.ts';
import { day, instant, money, pieces } from './formats.ts';

const pages = { nl: 'vervanging', fr: 'remplacement' };

type Reading = MailReader & { readonly token: string; readonly showPrices: boolean };

export function replacementMail(
  { replacements, answerUntil }: Pick<ReplacementQuestion, 'replacements' | 'answerUntil'>,
  plan: KnownDelivery['plan'],
  { language, name, publicUrl, token, showPrices, ownTexts }: Reading,
): MailContent {
  const words = ownTexts(replacementMailTexts)[language];
  const fill = (text: string) =>
    fillText(
      text,
      {
        order: plan.orderNumber,
        customer: plan.customerName,
        day: day(plan.day, language),
        until: instant(answerUntil, language),
      },
      language,
    );
  return composeMail(fill(words.subject), {
    language,
    paragraphs: [greet(words, { name, language }), fill(words.text), fill(words.until)],
    head: [words.ordered, words.instead, ...(showPrices ? [words.difference] : [])],
    rows: replacements.map(({ ordered, orderedQuantity, instead, quantity, totalCents, orderedTotalCents }) => [
      `${pieces(orderedQuantity, ordered.unit, language)} ${ordered.name[language]} (${ordered.articleNumber})`,
      `→ ${pieces(quantity, instead.unit, language)} ${instead.name[language]} (${instead.articleNumber})`,
      ...(showPrices ? [signed(totalCents - orderedTotalCents, language)] : []),
    ]),
    link: { label: words.button, url: `${publicUrl}/${pages[language]}?token=${encodeURIComponent(token)}` },
    notes: [words.notes, words.closing],
  });
}

const signed = (cents: number, language: 'nl' | 'fr'): string =>
  `${cents > 0 ? '+' : cents < 0 ? '−' : ''}${money(Math.abs(cents), language)}`;
