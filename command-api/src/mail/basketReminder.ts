import type { BasketState } from '@talloor/events/basket/state.ts';
import { fillText } from '@talloor/messages/basket/fillText.ts';
import { basketReminderTexts } from '@talloor/messages/mail/basketReminder.ts';
import { shownEarlierSeconds } from '@talloor/rules/delivery/closingWarning.ts';
import type { CustomerFacts } from '@talloor/rules/facts.ts';
import { day, instant, number } from './formats.ts';
import { htmlOf, textOf } from './layOut.ts';

/** Articles that the mail names (spec shopping §9). */
const namedArticles = 5;
const viewPages = { nl: 'winkelwagen-bekijken', fr: 'voir-le-panier' };

type Reader = {
  readonly language: 'nl' | 'fr';
  readonly name: string | null;
  readonly customer: Pick<CustomerFacts, 'name' | 'customerNumber'>;
  /** Where the shop is reached, without a slash at its end. */
  readonly publicUrl: string;
};

/** The mail that reminds of a basket: its first five articles in its order, until when, and a link that opens it. */
export function basketReminder(
  basket: Extract<BasketState, { status: 'open' | 'kept' }>,
  { language, name, customer, publicUrl }: Reader,
): { readonly subject: string; readonly text: string; readonly html: string } {
  const { delivery, lines, basketId } = basket;
  if (!delivery) throw new Error('a basket without a delivery moment has no deadline to remind of');
  const words = basketReminderTexts[language];
  // As the warning in the shop, half an hour before the true one (spec shopping §9).
  const shown = new Date(Date.parse(delivery.deadline) - shownEarlierSeconds * 1000).toISOString();
  const deadline = instant(shown, language);
  const more = lines.length - namedArticles;
  const moment = { day: day(delivery.day, language), start: delivery.windowStart, end: delivery.windowEnd };
  const subject = fillText(words.subject, { deadline }, language);
  const parts = {
    language,
    heading: subject,
    paragraphs: [
      name ? fillText(words.greeting, { name }, language) : words.greetingWithoutName,
      fillText(words.intro, { customerName: customer.name, customerNumber: customer.customerNumber }, language),
      fillText(words.delivery, { ...moment, deadline }, language),
    ],
    facts: [],
    shortTitle: '',
    shortLines: [],
    shortAdvice: '',
    head: [words.article, words.quantity],
    rows: lines
      .slice(0, namedArticles)
      .map((line) => [
        `${line.name[language]} (${line.articleNumber})`,
        `${number(line.quantity, language)} ${line.unit[language]}`,
      ]),
    totals: [],
    link: { label: words.open, url: `${publicUrl}/${viewPages[language]}?id=${basketId}` },
    notes: [
      ...(more > 0 ? [fillText(more === 1 ? words.more_one : words.more, { count: more }, language)] : []),
      words.why,
      words.closing,
    ],
  };
  return { subject, text: textOf(parts), html: htmlOf(parts) };
}
