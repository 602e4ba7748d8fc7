import type { PickedLine } from '@talloor/events/delivery/values.ts';
import type { InvoiceDifference, InvoiceLine } from '@talloor/events/invoice/values.ts';
import type { ReturnEvent } from '@talloor/events/return/events.ts';
import { formatDifferenceValue } from '@talloor/rules/invoice/formatDifferenceValue.ts';
import { amountCents } from '@talloor/rules/money/rounding.ts';
import { sumOfParts, type ExplanationWriter, type Part } from './explanationWriter.ts';
import { stepsOfLine, stepsOfReturn } from './lineSteps.ts';
import { lastPicking, pickedLineOf, type ExplanationSources, type NoteSource, type SourceEvent } from './sources.ts';

const isForeign = ({ about }: InvoiceDifference): boolean => about === 'not_on_note' || about === 'invoiced_twice';

/** They add up to the line. */
export function explainLine(
  line: InvoiceLine,
  differences: readonly InvoiceDifference[],
  sources: ExplanationSources,
  writer: ExplanationWriter,
): Part {
  const { words, step, fill, amount, language } = writer;
  const { issued } = sources;
  const ofLine = differences.filter((difference) => difference.lineNumber === line.lineNumber);
  const expectedCents = line.totalCents - ofLine.reduce((sum, { differenceCents }) => sum + differenceCents, 0);
  const expected = ofLine.some(isForeign) ? { parts: [], steps: [] } : partsOf(line, expectedCents, sources, writer);
  const isCredit = issued.event.data.kind === 'credit_note';
  const lineText = fill(words.documentLine, { line: line.lineNumber, amount: amount(line.totalCents) });
  const invoiced = step(issued, isCredit ? words.steps.creditedByNote : words.steps.invoiced, lineText);
  const parts = [...expected.parts, ...ofLine.map((difference) => differencePart(difference, '', writer))];
  const [only, ...others] = parts;
  const base = { about: line.kind, title: line.name[language], cents: line.totalCents } as const;
  if (only && others.length === 0 && only.about === line.kind) {
    const named = only.title === base.title ? [only.formula] : [only.title, only.formula];
    const formula = named.filter((text) => text !== undefined).join(', ') || undefined;
    return { ...base, formula, steps: [...expected.steps, invoiced] };
  }
  return { ...base, steps: [...expected.steps, invoiced], parts };
}

/** An amount that no event explains; its formula names what was expected. */
export function differencePart(difference: InvoiceDifference, name: string, writer: ExplanationWriter): Part {
  const { words, fill, language } = writer;
  const { about, invoiced, expected, differenceCents: cents } = difference;
  const valueOf = (value: string): string => formatDifferenceValue(language, about, value);
  return {
    about: about === 'rounding' ? 'rounding' : 'unexplained',
    title: fill(words.differences[about], { name }),
    cents,
    formula: isForeign(difference)
      ? undefined
      : fill(words.insteadOf, { invoiced: valueOf(invoiced), expected: valueOf(expected) }),
    steps: [],
  };
}

type Explained = { readonly parts: readonly Part[]; readonly steps: Part['steps'] };

function partsOf(
  line: InvoiceLine,
  expectedCents: number,
  { notes, returns }: ExplanationSources,
  writer: ExplanationWriter,
): Explained {
  const note = notes.get(line.deliveryNumber);
  switch (line.kind) {
    case 'goods':
    case 'deposit': {
      const picked = pickedLineOf(note, line.noteLineId);
      if (line.returnId !== null)
        return ofReturn(line, picked, returns.get(line.returnId) ?? [], expectedCents, writer);
      if (!note || !picked) return unknownSource(expectedCents, writer);
      const parts = line.kind === 'goods' ? priceParts(picked, writer) : [depositPart(picked, writer)];
      return { parts: completed(parts, expectedCents, writer), steps: stepsOfLine(note, picked, writer) };
    }
    case 'empties':
      return ofEmpties(line, note, expectedCents, writer);
    case 'delivery_cost':
    case 'express_fee':
    case 'discount':
      return ofNoteAmount(line, note, expectedCents, writer);
    default:
      return line satisfies never;
  }
}

const unknownSource = (cents: number, { words }: ExplanationWriter): Explained => ({
  parts: [{ about: 'unexplained', title: words.unknownSource, cents, steps: [] }],
  steps: [],
});

function completed(parts: readonly Part[], cents: number, { words }: ExplanationWriter): readonly Part[] {
  const missing = cents - sumOfParts(parts);
  if (missing === 0) return parts;
  return [...parts, { about: 'unexplained', title: words.unexplained, cents: missing, steps: [] }];
}

function priceParts(picked: PickedLine, writer: ExplanationWriter): Part[] {
  const { words } = writer;
  const { priceMills, normalPriceMills, priceKind, lineTotalCents } = picked;
  const part = (title: string, cents: number, formula: string): Part => ({
    about: 'goods',
    title,
    cents,
    formula,
    steps: [],
  });
  if (picked.free) return [part(words.free, 0, words.freeFormula)];
  const cents = centsAt(picked, priceMills);
  const kind = words.kinds[priceKind];
  if (priceMills === normalPriceMills || cents !== lineTotalCents)
    return [part(kind, cents, timesText(picked, priceMills, writer))];
  const normalCents = centsAt(picked, normalPriceMills);
  return [
    part(words.normalPrice, normalCents, timesText(picked, normalPriceMills, writer)),
    part(kind, cents - normalCents, timesText(picked, priceMills - normalPriceMills, writer)),
  ];
}

/** Of a weighed article the weight has the price. */
const centsAt = ({ weight, delivered, conversionFactor }: PickedLine, priceMills: number): number =>
  weight === null ? amountCents(priceMills, delivered, conversionFactor) : amountCents(priceMills, weight);

function timesText(
  { articleNumber, weight, delivered, unit, conversionFactor }: PickedLine,
  mills: number,
  { words, fill, quantity, weight: weightText, number, price, language }: ExplanationWriter,
): string {
  if (weight !== null) return fill(words.times, { quantity: weightText(weight, articleNumber), price: price(mills) });
  const values = { quantity: quantity(delivered, unit[language]), price: price(mills) };
  if (conversionFactor === 1) return fill(words.times, values);
  return fill(words.timesFactor, { ...values, factor: number(conversionFactor) });
}

const depositPart = (picked: PickedLine, { fill, words, quantity, price, language }: ExplanationWriter): Part => ({
  about: 'deposit',
  title: picked.name[language],
  cents: amountCents(picked.depositMills, picked.delivered),
  formula: fill(words.times, {
    quantity: quantity(picked.delivered, picked.unit[language]),
    price: price(picked.depositMills),
  }),
  steps: [],
});

type ArticleLine = Extract<InvoiceLine, { kind: 'goods' | 'deposit' }>;

/** Share of the note's line that the return decided. */
function ofReturn(
  line: ArticleLine,
  picked: PickedLine | undefined,
  events: readonly SourceEvent<ReturnEvent>[],
  expectedCents: number,
  writer: ExplanationWriter,
): Explained {
  const { words, fill, amount, quantity, price, language } = writer;
  const credit = events.findLast(({ event }) => event.type === 'ReturnCredited')?.event;
  const credited =
    credit?.type === 'ReturnCredited' && credit.data.lines.find(({ lineId }) => lineId === line.noteLineId);
  if (!credited) return unknownSource(expectedCents, writer);
  const unit = picked?.unit[language] ?? '';
  const shown = quantity(credited.quantity, unit).trim();
  const share = picked && {
    quantity: shown,
    delivered: quantity(picked.delivered, unit),
    amount: amount(picked.lineTotalCents),
  };
  const part: Part =
    line.kind === 'goods'
      ? {
          about: 'goods',
          title: line.name[language],
          cents: credited.baseCents,
          formula: share && fill(words.shareOfNote, share),
          steps: [],
        }
      : {
          about: 'deposit',
          title: line.name[language],
          cents: credited.depositCents,
          formula: fill(words.times, { quantity: shown, price: price(line.depositMills) }),
          steps: [],
        };
  return {
    parts: completed([part], expectedCents, writer),
    steps: stepsOfReturn(events, line.noteLineId, writer),
  };
}

function ofEmpties(
  line: Extract<InvoiceLine, { kind: 'empties' }>,
  note: NoteSource | undefined,
  expectedCents: number,
  writer: ExplanationWriter,
): Explained {
  const { words, fill, price, step, number, language } = writer;
  const delivered = note?.delivery.findLast(({ event }) => event.type === 'DeliveryDelivered');
  const returned =
    delivered?.event.type === 'DeliveryDelivered' &&
    delivered.event.data.empties.find(({ kind }) => kind === line.emptiesKind);
  if (!delivered || !returned) return unknownSource(expectedCents, writer);
  // Where the invoice differs, its own deposit is no source.
  const isSame = expectedCents === line.totalCents;
  const part: Part = {
    about: 'empties',
    title: line.name[language],
    cents: isSame ? -amountCents(line.depositMills, returned.count) : expectedCents,
    formula: isSame
      ? fill(words.times, { quantity: `−${returned.count}`, price: price(line.depositMills) })
      : undefined,
    steps: [],
  };
  return {
    parts: completed([part], expectedCents, writer),
    steps: [step(delivered, words.steps.empties, number(returned.count))],
  };
}

function ofNoteAmount(
  { kind, name }: Extract<InvoiceLine, { kind: 'delivery_cost' | 'express_fee' | 'discount' }>,
  note: NoteSource | undefined,
  expectedCents: number,
  writer: ExplanationWriter,
): Explained {
  const { words, step, amount, language } = writer;
  const picking = lastPicking(note);
  if (!picking) return unknownSource(expectedCents, writer);
  const { deliveryCents, expressCents, discountCents } = picking.event.data.totals;
  const cents = { delivery_cost: deliveryCents, express_fee: expressCents, discount: -discountCents }[kind];
  const steps = [
    ...(note?.order ?? [])
      .filter(({ event }) => event.type === 'OrderPlaced')
      .map((each) => step(each, words.steps.ordered, '')),
    step(picking, words.steps.costs, amount(cents)),
  ];
  return { parts: completed([{ about: kind, title: name[language], cents, steps: [] }], expectedCents, writer), steps };
}
