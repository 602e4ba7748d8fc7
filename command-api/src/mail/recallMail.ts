import type { RecallEvent } from '@talloor/events/recall/events.ts';
import type { AffectedDelivery } from '@talloor/events/recall/values.ts';
import { fillText } from '@talloor/messages/basket/fillText.ts';
import type { OwnTexts } from '@talloor/messages/company/ownTexts.ts';
import { recallMailTexts } from '@talloor/messages/mail/recall.ts';
import { day, pieces } from './formats.ts';
import { htmlOf, textOf } from './layOut.ts';

const pages = { nl: 'nl/mijn-account/terugroeping', fr: 'fr/mon-compte/rappel' };

const mostLines = 100;

type Reading = {
  readonly customerName: string;
  readonly deliveries: readonly AffectedDelivery[];
  readonly language: 'nl' | 'fr';
  readonly publicUrl: string;
  readonly ownTexts: OwnTexts;
};
type Opened = Extract<RecallEvent, { type: 'RecallOpened' }>['data'];

export function recallMail(
  about: 'notice' | 'reminder',
  { recallId, title, reason, instruction }: Opened,
  { customerName, deliveries, language, publicUrl, ownTexts }: Reading,
): { readonly subject: string; readonly text: string; readonly html: string } {
  const words = ownTexts(recallMailTexts)[language];
  const values = { title: title[language], customer: customerName };
  const rows = deliveries.flatMap(({ deliveryNumber, day: on, lines }) =>
    lines.map(({ articleNumber, name, unit, quantity, lots }) => [
      `${name[language]} (${articleNumber})`,
      fillText(words.note, { note: deliveryNumber, day: day(on, language) }, language),
      [...new Set(lots.flatMap(({ lot }) => (lot === null ? [] : [lot])))].join(', '),
      pieces(quantity, unit, language),
    ]),
  );
  const omittedRows = rows.length - mostLines;
  const parts = {
    language,
    heading: fillText(words[about].subject, values, language),
    paragraphs: [words.greeting, fillText(words[about].text, values, language)],
    facts: [
      [words.reason, reason[language]],
      [words.instruction, instruction[language]],
    ] as const,
    shortTitle: '',
    shortLines: [],
    shortAdvice: '',
    head: [words.article, words.delivery, words.lot, words.quantity],
    rows: rows.slice(0, mostLines),
    totals: [],
    link: { label: words.link, url: `${publicUrl}/${pages[language]}?id=${recallId}` },
    notes: [...(omittedRows > 0 ? [fillText(words.more, { count: omittedRows }, language)] : []), words.notes],
  };
  return { subject: parts.heading, text: textOf(parts), html: htmlOf(parts) };
}
