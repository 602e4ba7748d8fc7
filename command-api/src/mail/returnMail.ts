import type { KnownReturn, ReturnStatus } from '@talloor/events/return/state.ts';
import { fillText } from '@talloor/messages/basket/fillText.ts';
import type { OwnTexts } from '@talloor/messages/company/ownTexts.ts';
import { returnMailTexts } from '@talloor/messages/mail/return.ts';
import { day, money, pieces } from './formats.ts';
import { htmlOf, textOf } from './layOut.ts';

const pages = { nl: 'nl-mijn-account-retour', fr: 'fr-mon-compte-retour' };

type Reading = {
  readonly publicUrl: string;
  readonly showPrices: boolean;
  readonly ownTexts: OwnTexts;
};

export function returnMail(
  about: ReturnStatus,
  { request, collected, collectionDay, credit, answer }: KnownReturn,
  { publicUrl, showPrices, ownTexts }: Reading,
): { readonly subject: string; readonly text: string; readonly html: string } {
  const { language, returnId, deliveryNumber, contact, lines } = request;
  const words = ownTexts(returnMailTexts)[language];
  const values = {
    number: returnId,
    note: deliveryNumber,
    day: collectionDay === null ? '' : day(collectionDay, language),
    amount: credit === null ? '' : money(credit.totalCents, language),
  };
  const { subject, text } = words.news[about];
  const isHidden = about === 'credited' && !showPrices;
  const parts = {
    language,
    heading: fillText(subject, values, language),
    paragraphs: [
      contact.name ? fillText(words.greeting, { name: contact.name }, language) : words.greetingWithoutName,
      fillText(isHidden ? words.news.credited.textWithoutAmount : text, values, language),
    ],
    facts: (about === 'accepted' || about === 'refused') && answer ? [[words.answer, answer] as const] : [],
    shortTitle: '',
    shortLines: [],
    shortAdvice: '',
    head: [words.article, words.quantity],
    rows: lines.map(({ lineId, articleNumber, name, unit, quantity }) => {
      const count = collected?.find((line) => line.lineId === lineId)?.quantity ?? quantity;
      return [`${name[language]} (${articleNumber})`, pieces(count, unit, language)];
    }),
    totals: [],
    link: { label: words.link, url: `${publicUrl}/${pages[language]}?id=${returnId}` },
    notes: [words.notes],
  };
  return { subject: parts.heading, text: textOf(parts), html: htmlOf(parts) };
}
