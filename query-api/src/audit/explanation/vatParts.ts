import type { InvoiceDocument } from '@talloor/events/invoice/values.ts';
import { sumOfParts, type ExplanationWriter, type Part } from './explanationWriter.ts';
import { differencePart } from './lineParts.ts';
import { lastPicking, type ExplanationSources } from './sources.ts';

type VatLine = InvoiceDocument['vat'][number];

export function explainVat(vat: VatLine, sources: ExplanationSources, writer: ExplanationWriter): Part {
  const { words, fill, number } = writer;
  const { rate, vatCents } = vat;
  const { differences } = sources.issued.event.data;
  const ofRate = differences.filter(
    ({ about, lineNumber, invoiced }) =>
      lineNumber === null &&
      (about === 'vat' || about === 'vat_base' || about === 'rounding') &&
      invoiced.startsWith(`${rate} % `),
  );
  const parts = [
    ...partsOfSources(rate, sources, writer),
    ...ofRate.map((difference) => differencePart(difference, '', writer)),
  ];
  const missing = vatCents - sumOfParts(parts);
  return {
    about: 'vat',
    title: fill(words.vat, { rate: number(rate) }),
    cents: vatCents,
    steps: [],
    parts: [
      ...parts,
      ...(missing === 0
        ? []
        : [{ about: 'unexplained', title: words.unexplained, cents: missing, steps: [] } as const]),
    ],
  };
}

function partsOfSources(
  rate: number,
  { issued, notes, returns }: ExplanationSources,
  { words, fill, amount, number, step }: ExplanationWriter,
): Part[] {
  const part = (title: string, vat: readonly VatLine[], source: Parameters<typeof step>[0], name: string): Part[] =>
    vat
      .filter((each) => each.rate === rate)
      .map(({ baseCents, vatCents }) => ({
        about: 'vat',
        title,
        cents: vatCents,
        formula: fill(words.vatFormula, { rate: number(rate), base: amount(baseCents) }),
        steps: [step(source, name, amount(vatCents))],
      }));
  if (issued.event.data.kind === 'credit_note')
    return [...returns].flatMap(([returnId, events]) => {
      const source = events.findLast(({ event }) => event.type === 'ReturnCredited');
      if (source?.event.type !== 'ReturnCredited') return [];
      return part(fill(words.vatOfReturn, { number: returnId }), source.event.data.vat, source, words.steps.credited);
    });
  const { differences, lines } = issued.event.data;
  const twice = new Set(
    differences.filter(({ about }) => about === 'invoiced_twice').map(({ lineNumber }) => lineNumber),
  );
  // A note that another document invoiced explains nothing here.
  const isOfAnother = (deliveryNumber: string): boolean =>
    lines.every((line) => line.deliveryNumber !== deliveryNumber || twice.has(line.lineNumber));
  return [...notes].flatMap(([deliveryNumber, note]) => {
    const picking = lastPicking(note);
    if (!picking || isOfAnother(deliveryNumber)) return [];
    const title = fill(words.vatOfNote, { number: deliveryNumber });
    return part(title, picking.event.data.totals.vat, picking, words.steps.picked);
  });
}
