import { describe, expect, it } from '@jest/globals';
import type { DeliveryEvent } from '@talloor/events/delivery/events.ts';
import type { PickedLine } from '@talloor/events/delivery/values.ts';
import type { InvoiceEvent } from '@talloor/events/invoice/events.ts';
import type { InvoiceLine } from '@talloor/events/invoice/values.ts';
import type { OrderEvent } from '@talloor/events/order/events.ts';
import type { ReturnEvent } from '@talloor/events/return/events.ts';
import { deliveryStory, samplePickedLine } from '@talloor/events/testing/sampleDelivery.ts';
import { sampleInvoice } from '@talloor/events/testing/sampleInvoice.ts';
import { sampleOrder } from '@talloor/events/testing/sampleOrder.ts';
import { returnStory } from '@talloor/events/testing/sampleReturn.ts';
import { balanceAtIssue } from '@talloor/rules/invoice/balance.ts';
import {
  expectedCredit,
  expectedInvoice,
  isUntaxed,
  type ExpectedInvoice,
  type InvoicedNote,
} from '@talloor/rules/invoice/expectedInvoice.ts';
import { matchInvoice, type DeliveredInvoiceLine } from '@talloor/rules/invoice/matchInvoice.ts';
import { amountCents, percentageOf } from '@talloor/rules/money/rounding.ts';
import fc from 'fast-check';
import { decodedStream } from '@talloor/projections/testing/sampleEvents.ts';
import { inKilograms } from '../../invoices/findPriceUnits.ts';
import { viewExplanation } from './viewExplanation.ts';
import { explainDocument } from './explainDocument.ts';
import { explanationWriter, leavesOf, type Part } from './explanationWriter.ts';
import type { ExplanationSources, Issued, NoteSource, SourceEvent } from './sources.ts';

const writer = explanationWriter('nl', new Map([['7', 'Lotte Vermeersch']]), inKilograms);

function sourcesOf<E extends InvoiceEvent | DeliveryEvent | OrderEvent | ReturnEvent>(
  stream: string,
  events: readonly E[],
): SourceEvent<E>[] {
  return decodedStream(stream, events).map(({ event, id, streamId, revision, position, recordedAt, metadata }) => ({
    event,
    record: { id, streamId, revision, position, recordedAt, type: event.type, data: {}, metadata },
  }));
}

type PickedTotals = Extract<DeliveryEvent, { type: 'DeliveryPicked' }>['data']['totals'];
const emptiesDeposit = 3900;

/** Costs are shared by the first rate only. */
function totalsOf(lines: readonly PickedLine[], costs: Partial<PickedTotals> = {}): PickedTotals {
  const { deliveryCents = 0, expressCents = 0, discountCents = 0 } = costs;
  const rates = [...new Set(lines.map(({ vatRate }) => vatRate))];
  const vat = rates.map((rate, index) => {
    const goods = lines.filter((line) => line.vatRate === rate).reduce((sum, line) => sum + line.lineTotalCents, 0);
    const baseCents = goods + (index === 0 ? deliveryCents + expressCents - discountCents : 0);
    return { rate, baseCents, vatCents: percentageOf(baseCents, rate) };
  });
  return { ...sampleOrder.totals, deliveryCents, expressCents, discountCents, vat };
}

type NoteParts = {
  readonly number: string;
  readonly lines: readonly PickedLine[];
  readonly costs?: Partial<PickedTotals>;
  readonly empties?: readonly { readonly kind: string; readonly count: number }[];
};

function noteOf({ number, lines, costs, empties = [] }: NoteParts): [InvoicedNote, NoteSource] {
  const totals = totalsOf(lines, costs);
  const events = deliveryStory.slice(0, 6).map((event): DeliveryEvent => {
    if (event.type === 'DeliveryPicked') return { ...event, data: { ...event.data, lines: [...lines], totals } };
    if (event.type === 'DeliveryDelivered') return { ...event, data: { ...event.data, empties: [...empties] } };
    return event;
  });
  const order: OrderEvent[] = [
    { type: 'OrderPlaced', data: sampleOrder },
    { type: 'OrderLinesAllocated', data: { lines: [{ lineId: '1', articleNumber: '131209', quantity: 12 }] } },
  ];
  return [
    { deliveryNumber: number, orderNumber: sampleOrder.orderNumber, lines, totals, empties },
    { delivery: sourcesOf(`delivery-${number}`, events), order: sourcesOf('order-4402118', order) },
  ];
}

const picked = (lineId: string, values: Partial<PickedLine>): PickedLine => {
  const line = { ...samplePickedLine, lineId, ordered: 10, delivered: 10, replaced: 0, short: 0, ...values };
  const { priceMills, weight, delivered, conversionFactor, free } = line;
  const cents =
    weight === null ? amountCents(priceMills, delivered, conversionFactor) : amountCents(priceMills, weight);
  return { ...line, lineTotalCents: free ? 0 : cents };
};

type Change = (lines: readonly DeliveredInvoiceLine[]) => readonly DeliveredInvoiceLine[];

function issue(
  expected: ExpectedInvoice,
  kind: 'invoice' | 'credit_note',
  change: Change = (lines) => lines,
  vatChangeCents = 0,
): SourceEvent<Issued> {
  const own = expected.lines.map((line, index): DeliveredInvoiceLine => ({ ...line, lineNumber: index + 1 }));
  const lines = change(own).map((line, index): DeliveredInvoiceLine => ({ ...line, lineNumber: index + 1 }));
  const vat = expected.vat.map((each, index) =>
    index === 0 ? { ...each, vatCents: each.vatCents + vatChangeCents } : each,
  );
  const sum = (of: readonly DeliveredInvoiceLine[]) => of.reduce((total, { totalCents }) => total + totalCents, 0);
  const baseCents = sum(lines.filter((line) => !isUntaxed(line)));
  const depositCents = sum(lines.filter(isUntaxed));
  const vatCents = vat.reduce((total, each) => total + each.vatCents, 0);
  const amount = baseCents + vatCents + depositCents;
  const name = { nl: 'Regel', fr: 'Ligne' };
  const data: Issued['data'] = {
    ...sampleInvoice,
    kind,
    lines: lines.map((line) => ({ name, ...line }) as InvoiceLine),
    vat,
    baseCents,
    vatCents,
    depositCents,
    amountCents: amount,
    differences: matchInvoice({ lines, vat }, expected),
    expectedCents: expected.amountCents,
    balance: balanceAtIssue(kind, Math.max(0, amount)),
  };
  return sourcesOf<Issued>('invoice-264402117', [{ type: 'InvoiceIssued', data }])[0]!;
}

const invoiceOf = (notes: readonly NoteParts[], change?: Change, vatChangeCents = 0): ExplanationSources => {
  const made = notes.map(noteOf);
  const expected = expectedInvoice(
    made.map(([note]) => note),
    () => emptiesDeposit,
  );
  return {
    issued: issue(expected, 'invoice', change, vatChangeCents),
    notes: new Map(made.map(([{ deliveryNumber }, source]) => [deliveryNumber, source])),
    returns: new Map(),
  };
};

const sumOfLeaves = (part: Part): number => leavesOf(part).reduce((sum, { cents }) => sum + cents, 0);
const unexplainedIn = (part: Part): number =>
  leavesOf(part)
    .filter(({ about }) => about === 'unexplained')
    .reduce((sum, { cents }) => sum + cents, 0);

const inexactParts = (part: Part): string[] => [
  ...(sumOfLeaves(part) === part.cents ? [] : [part.title]),
  ...(part.parts ?? []).flatMap(inexactParts),
];

const weighed = picked('2', {
  articleNumber: '131300',
  name: { nl: 'Zalmzijde', fr: 'Filet de saumon' },
  weightArticle: true,
  delivered: 2,
  weight: 2.345,
  priceMills: 18_990,
  normalPriceMills: 18_990,
  priceKind: 'day',
});
const replacement = picked('3', { articleNumber: '131210', replaces: '1', delivered: 1, depositMills: 150 });
const missing = picked('4', { articleNumber: '131400', ordered: 4, delivered: 0, short: 4, vatRate: 21 });
const bottles = picked('5', {
  articleNumber: '131500',
  vatRate: 21,
  depositMills: 450,
  priceMills: 2400,
  conversionFactor: 6,
});
const note: NoteParts = {
  number: '66103012',
  lines: [picked('1', { ordered: 12, delivered: 10, replaced: 1, short: 1 }), weighed, replacement, missing, bottles],
  costs: { deliveryCents: 1500, expressCents: 500, discountCents: 333 },
  empties: [{ kind: 'crate', count: 2 }],
};

describe('the explanation of an invoice', () => {
  it('adds up to the amount, with weighed, replaced and missing goods, deposit, empties, costs and a discount', () => {
    const tree = explainDocument(invoiceOf([note, { ...note, number: '66103013', costs: {} }]), writer);
    expect(inexactParts(tree)).toEqual([]);
    expect(unexplainedIn(tree)).toBe(0);
    expect(tree.parts?.map(({ about }) => about)).toEqual(['note', 'note', 'vat', 'vat']);
    expect(new Set(tree.parts?.[0]?.parts?.map(({ about }) => about))).toEqual(
      new Set(['goods', 'deposit', 'empties', 'delivery_cost', 'express_fee', 'discount']),
    );
  });

  it('shows how a price is computed and what a kind of price takes off', () => {
    const tree = explainDocument(invoiceOf([note]), writer);
    const [cream, salmon] = tree.parts?.[0]?.parts ?? [];
    expect(cream?.parts).toMatchObject([
      { title: 'Normale prijs', cents: 4250, formula: expect.stringContaining('10 st × ') as unknown },
      { title: 'Doosprijs', cents: -265 },
    ]);
    expect(salmon).toMatchObject({
      cents: 4453,
      formula: expect.stringMatching(/^[A-Z][a-z]+prijs, 2,345 kg × /) as unknown,
    });
  });

  it('shows the weight in the unit of the price', () => {
    const perHundredGrams = explanationWriter('nl', new Map(), () => ({ nl: '100 g', fr: '100 g' }));
    const salmon = explainDocument(invoiceOf([note]), perHundredGrams).parts?.[0]?.parts?.[1];
    expect(salmon?.formula).toContain('2,345 100 g × ');
  });

  it('follows a line from order to invoice, with event and person', () => {
    const tree = explainDocument(invoiceOf([note]), writer);
    const [cream, salmon, milk] = tree.parts?.[0]?.parts ?? [];
    const titles = (part: Part | undefined) => part?.steps.map(({ title, text }) => `${title}: ${text}`);
    expect(titles(cream)).toEqual([
      'Besteld: 12 st',
      'Toegewezen: 12 st',
      'Klaargezet: 10 van 12 st',
      'Vervangen: 1 st, niet op voorraad',
      'Ontbreekt: 1 st, niet op voorraad',
      'Geleverd: 10 st',
      expect.stringMatching(/^Gefactureerd: Regel 1: /),
    ]);
    expect(titles(salmon)).toContain('Gewogen: 2,345 kg');
    expect(titles(milk)).toContain('Vervangt Volle room 35 % UHT 1 l: 1 st');
    expect(cream?.steps[0]).toMatchObject({ by: 'Lotte Vermeersch', type: 'OrderPlaced' });
  });

  it('explains nothing by a note that another document invoiced', () => {
    const { issued, ...others } = invoiceOf([note]);
    const { data } = issued.event;
    const ofDocument = { deliveryNumber: null, noteLineId: null, lineNumber: null };
    const differences: typeof data.differences = [
      ...data.lines.map(({ lineNumber, deliveryNumber, totalCents: differenceCents }) => ({
        ...ofDocument,
        lineNumber,
        deliveryNumber,
        about: 'invoiced_twice' as const,
        invoiced: '1',
        expected: '–',
        differenceCents,
      })),
      ...data.vat.map(({ rate, vatCents: differenceCents }) => ({
        ...ofDocument,
        about: 'vat' as const,
        invoiced: `${rate} % 1`,
        expected: `${rate} % 0`,
        differenceCents,
      })),
    ];
    const again = { ...issued, event: { ...issued.event, data: { ...data, differences, expectedCents: 0 } } };
    const tree = explainDocument({ ...others, issued: again }, writer);
    expect(inexactParts(tree)).toEqual([]);
    expect(leavesOf(tree).every(({ about }) => about === 'unexplained')).toBe(true);
    expect(unexplainedIn(tree)).toBe(data.amountCents);
  });

  it('counts too much and too little apart', () => {
    const unexplained = (cents: number): Part => ({ about: 'unexplained', title: '', cents, steps: [] });
    const parts = [unexplained(5), unexplained(-5)];
    expect(viewExplanation('1', { about: 'invoice', title: '', cents: 0, steps: [], parts }).unexplained).toBe(0.1);
  });

  it.each<[string, Change, string]>([
    [
      'another price',
      (lines) =>
        lines.map((line) =>
          line.kind === 'goods' && line.noteLineId === '1'
            ? { ...line, priceMills: line.priceMills + 100, totalCents: line.totalCents + 100 }
            : line,
        ),
      'Andere prijs dan op de levernota',
    ],
    ['a line twice', (lines) => [...lines, ...lines.slice(0, 1)], 'Twee keer gefactureerd'],
    ['no empties', (lines) => lines.filter(({ kind }) => kind !== 'empties'), 'Niet gefactureerd: '],
    [
      'other costs',
      (lines) =>
        lines.map((line) => (line.kind === 'delivery_cost' ? { ...line, totalCents: line.totalCents + 250 } : line)),
      'Andere kosten dan op de levernota',
    ],
  ])('names what was expected where the invoice has %s', (_, change, title) => {
    const sources = invoiceOf([note], change);
    const tree = explainDocument(sources, writer);
    expect(inexactParts(tree)).toEqual([]);
    const { amountCents: cents, expectedCents, differences } = sources.issued.event.data;
    const notInvoiced = differences
      .filter(({ about }) => about === 'not_invoiced')
      .reduce((sum, { differenceCents }) => sum + differenceCents, 0);
    expect(unexplainedIn(tree)).toBe(cents - (expectedCents ?? 0) - notInvoiced);
    expect(leavesOf(tree).map((leaf) => leaf.title)).toContain(title);
  });

  it('calls a cent of VAT that the invoice rounds otherwise rounding, not unexplained', () => {
    const tree = explainDocument(invoiceOf([note], undefined, 1), writer);
    expect(inexactParts(tree)).toEqual([]);
    expect(unexplainedIn(tree)).toBe(0);
    expect(leavesOf(tree).filter(({ about }) => about === 'rounding')).toMatchObject([{ cents: 1 }]);
  });

  it('calls VAT that differs by more unexplained', () => {
    expect(unexplainedIn(explainDocument(invoiceOf([note], undefined, 500), writer))).toBe(500);
  });

  it('explains nothing of an invoice whose notes are unknown', () => {
    const tree = explainDocument({ ...invoiceOf([note]), notes: new Map() }, writer);
    expect(inexactParts(tree)).toEqual([]);
    expect(unexplainedIn(tree)).toBe(tree.cents);
  });

  it('adds up for any lines, costs and changes of the ERP', () => {
    const line = fc.record({
      delivered: fc.integer({ min: 0, max: 50 }),
      weight: fc.option(fc.integer({ min: 1, max: 90_000 }).map((grams) => grams / 1000)),
      priceMills: fc.integer({ min: 0, max: 90_000 }),
      normalPriceMills: fc.integer({ min: 0, max: 90_000 }),
      conversionFactor: fc.constantFrom(1, 2.5, 6),
      vatRate: fc.constantFrom(0, 6, 21),
      depositMills: fc.constantFrom(0, 90, 450),
      free: fc.boolean(),
    });
    const noteParts = fc.record({
      lines: fc.array(line, { minLength: 1, maxLength: 6 }),
      deliveryCents: fc.integer({ min: 0, max: 2000 }),
      discountCents: fc.integer({ min: 0, max: 500 }),
      crates: fc.integer({ min: 0, max: 3 }),
    });
    const change = fc.record({
      at: fc.nat(20),
      what: fc.constantFrom('none', 'cent', 'price', 'quantity', 'drop', 'double'),
      vatCents: fc.constantFrom(0, 1, -1, 7),
    });
    fc.assert(
      fc.property(fc.array(noteParts, { minLength: 1, maxLength: 3 }), change, (parts, { at, what, vatCents }) => {
        const notes = parts.map((each, index): NoteParts => ({
          number: `6610301${index}`,
          lines: each.lines.map((values, lineIndex) => picked(`${lineIndex + 1}`, values)),
          costs: { deliveryCents: each.deliveryCents, discountCents: each.discountCents },
          empties: each.crates === 0 ? [] : [{ kind: 'crate', count: each.crates }],
        }));
        const changed: Change = (lines) => {
          const line = lines[at % Math.max(1, lines.length)];
          if (!line || what === 'none') return lines;
          if (what === 'drop') return lines.filter((each) => each !== line);
          if (what === 'double') return [...lines, line];
          const other = {
            ...line,
            totalCents: line.totalCents + 1,
            ...(what === 'price' && line.kind === 'goods' && { priceMills: line.priceMills + 10 }),
            ...(what === 'quantity' && line.kind === 'goods' && { quantity: line.quantity + 1 }),
          };
          return lines.map((each) => (each === line ? other : each));
        };
        const sources = invoiceOf(notes, changed, vatCents);
        const tree = explainDocument(sources, writer);
        expect(tree.cents).toBe(sources.issued.event.data.amountCents);
        expect(inexactParts(tree)).toEqual([]);
        const { amountCents, expectedCents, differences } = sources.issued.event.data;
        const explained = differences
          .filter(({ about }) => about === 'not_invoiced' || about === 'rounding')
          .reduce((sum, { differenceCents }) => sum + differenceCents, 0);
        expect(unexplainedIn(tree)).toBe(amountCents - (expectedCents ?? 0) - explained);
      }),
      { numRuns: 200 },
    );
  });
});

describe('the explanation of a credit note', () => {
  const story = returnStory.filter(({ type }) => type !== 'ReturnMailSent');
  const credit = story.find(({ type }) => type === 'ReturnCredited');
  const [, source] = noteOf({ number: '66103012', lines: [samplePickedLine] });

  it('shares the line of the note as the return decided, with requested, collected and credited', () => {
    if (credit?.type !== 'ReturnCredited') throw new Error('the story of the return has no credit');
    const { lines, vat } = credit.data;
    const expected = expectedCredit([
      {
        returnId: '70000012',
        deliveryNumber: '66103012',
        lines: lines.map((line) => ({
          ...line,
          articleNumber: '131209',
          name: samplePickedLine.name,
          unit: samplePickedLine.unit,
          depositMills: 0,
        })),
        vat,
      },
    ]);
    const tree = explainDocument(
      {
        issued: issue(expected, 'credit_note'),
        notes: new Map([['66103012', source]]),
        returns: new Map([['70000012', sourcesOf('return-70000012', story)]]),
      },
      writer,
    );
    expect(inexactParts(tree)).toEqual([]);
    expect(unexplainedIn(tree)).toBe(0);
    const [line] = tree.parts?.[0]?.parts ?? [];
    expect(line?.steps.map(({ type }) => type)).toEqual([
      'ReturnRequested',
      'ReturnCollected',
      'ReturnCredited',
      'InvoiceIssued',
    ]);
    expect(line?.formula).toMatch(/ van 10 st, die samen /);
  });
});
