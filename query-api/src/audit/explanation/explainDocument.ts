import type { InvoiceDifference } from '@talloor/events/invoice/values.ts';
import { groupBy } from '@talloor/platform/groupBy.ts';
import { sumOfParts, type ExplanationWriter, type Part } from './explanationWriter.ts';
import { differencePart, explainLine } from './lineParts.ts';
import { explainVat } from './vatParts.ts';
import { lastPicking, type ExplanationSources } from './sources.ts';

/** Document, note, line, part; its leaves add up to the amount. */
export function explainDocument(sources: ExplanationSources, writer: ExplanationWriter): Part {
  const { words, fill, step, amount } = writer;
  const { issued } = sources;
  const { number, kind, lines, vat, amountCents, differences } = issued.event.data;
  const missing = differences.filter(({ about }) => about === 'not_invoiced');
  const missingOf = (deliveryNumber: string): Part[] =>
    missing
      .filter((difference) => difference.deliveryNumber === deliveryNumber)
      .map((difference) => missingPart(difference, sources, writer));
  const notes = [...groupBy(lines, (line) => line.deliveryNumber)].map(([deliveryNumber, ofNote]): Part => {
    const parts = [
      ...ofNote.map((line) => explainLine(line, differences, sources, writer)),
      ...missingOf(deliveryNumber),
    ];
    return {
      about: 'note',
      title: fill(words.note, { number: deliveryNumber }),
      cents: sumOfParts(parts),
      steps: [],
      parts,
    };
  });
  const invoicedNotes = new Set(lines.map(({ deliveryNumber }) => deliveryNumber));
  const elsewhere = missing
    .filter(({ deliveryNumber }) => deliveryNumber === null || !invoicedNotes.has(deliveryNumber))
    .map((difference) => missingPart(difference, sources, writer));
  const parts = [...notes, ...vat.map((each) => explainVat(each, sources, writer)), ...elsewhere];
  const rest = amountCents - sumOfParts(parts);
  return {
    about: 'invoice',
    title: fill(words[kind], { number }),
    cents: amountCents,
    steps: [
      step(issued, kind === 'credit_note' ? words.steps.creditedByNote : words.steps.invoiced, amount(amountCents)),
    ],
    parts: [
      ...parts,
      ...(rest === 0 ? [] : [{ about: 'unexplained', title: words.unexplained, cents: rest, steps: [] } as const]),
    ],
  };
}

/** A line that the invoice lacks has no amount, only an expected one. */
function missingPart(difference: InvoiceDifference, { notes }: ExplanationSources, writer: ExplanationWriter): Part {
  const { fill, words, language } = writer;
  const { deliveryNumber, noteLineId, expected } = difference;
  const picking = lastPicking(notes.get(deliveryNumber ?? ''));
  const line = picking?.event.data.lines.find(({ lineId }) => lineId === noteLineId);
  return {
    ...differencePart(difference, line?.name[language] ?? '', writer),
    cents: 0,
    formula: fill(words.expected, { expected }),
  };
}
