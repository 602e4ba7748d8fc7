import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { settleDelivery, deliveredLineCents } from '../deliveryNote/settleDelivery.ts';
import { expectedCredit, expectedInvoice, type ExpectedInvoice, type InvoicedNote } from './expectedInvoice.ts';
import { matchInvoice, type DeliveredInvoiceLine } from './matchInvoice.ts';

const name = { nl: 'Aardappel', fr: 'Pomme de terre' };
const unit = { nl: 'zak', fr: 'sac' };
const depositOf = (kind: string): number | null => (kind === 'crate' ? 3900 : null);

const arbitraryLine = fc.record({
  delivered: fc.integer({ min: 0, max: 40 }),
  weight: fc.option(fc.integer({ min: 1, max: 30_000 }), { nil: null }),
  priceMills: fc.integer({ min: 1, max: 90_000 }),
  conversionFactor: fc.constantFrom<number>(1, 2.5, 0.333333),
  vatRate: fc.constantFrom<number>(6, 12, 21),
  depositMills: fc.constantFrom<number>(0, 100, 2100),
});
const arbitraryNote = fc
  .record({
    lines: fc.array(arbitraryLine, { minLength: 1, maxLength: 6 }),
    deliveryCents: fc.integer({ min: 0, max: 2000 }),
    expressCents: fc.constantFrom<number>(0, 1500),
    discountCents: fc.integer({ min: 0, max: 500 }),
    crates: fc.integer({ min: 0, max: 3 }),
  })
  .map(({ lines, crates, ...costs }) => {
    const settled = lines.map((line) => {
      const weight = line.weight === null || line.delivered === 0 ? null : line.weight / 1000;
      const input = { ...line, weight, free: false, ordered: line.delivered };
      const orderedTotalCents = deliveredLineCents({ ...input, ordered: -1, orderedTotalCents: 0 });
      return { ...input, orderedTotalCents };
    });
    const totals = settleDelivery(settled, costs);
    return { settled, totals, crates };
  });
const notesOf = (parts: readonly (typeof arbitraryNote extends fc.Arbitrary<infer Part> ? Part : never)[]) =>
  parts.map(({ settled, totals, crates }, index): InvoicedNote => ({
    deliveryNumber: `6${index}`,
    orderNumber: `4${index}`,
    lines: settled.map((line, at) => ({
      ...line,
      lineId: `${at + 1}`,
      articleNumber: `1312${at}`,
      name,
      unit,
      lineTotalCents: deliveredLineCents(line),
    })),
    totals,
    empties: [...(crates > 0 ? [{ kind: 'crate', count: crates }] : []), { kind: 'roll', count: 1 }],
  }));

const delivered = ({ lines, vat }: ExpectedInvoice) => ({
  lines: lines.map((line, index): DeliveredInvoiceLine => {
    if (line.kind !== 'goods') return { ...line, lineNumber: index + 1 };
    const { conversionFactor: _conversionFactor, ...goods } = line;
    return { ...goods, lineNumber: index + 1 };
  }),
  vat,
});

describe('the expected invoice', () => {
  test('of one note is the amount of the note minus returned crates', () => {
    fc.assert(
      fc.property(arbitraryNote, (part) => {
        const { amountCents } = expectedInvoice(notesOf([part]), depositOf);
        expect(amountCents).toBe(part.totals.payableCents - part.crates * 390);
      }),
    );
  });

  test('of any partition of notes adds up to the same cents', () => {
    fc.assert(
      fc.property(
        fc.array(arbitraryNote, { minLength: 1, maxLength: 8 }),
        fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 8, maxLength: 8 }),
        (parts, groups) => {
          const notes = notesOf(parts);
          const whole = expectedInvoice(notes, depositOf);
          const invoices = [0, 1, 2, 3].map((group) =>
            expectedInvoice(
              notes.filter((_, index) => groups[index] === group),
              depositOf,
            ),
          );
          const sumOf = (key: 'baseCents' | 'vatCents' | 'depositCents' | 'amountCents') =>
            invoices.reduce((total, invoice) => total + invoice[key], 0);
          for (const key of ['baseCents', 'vatCents', 'depositCents', 'amountCents'] as const)
            expect(sumOf(key)).toBe(whole[key]);
        },
      ),
    );
  });

  test('taxes exactly its base, with deposit and empties outside', () => {
    fc.assert(
      fc.property(fc.array(arbitraryNote, { minLength: 1, maxLength: 4 }), (parts) => {
        const { vat, baseCents } = expectedInvoice(notesOf(parts), depositOf);
        expect(vat.reduce((sum, rate) => sum + rate.baseCents, 0)).toBe(baseCents);
      }),
    );
  });

  test('of a returned crate without a deposit says nothing of it', () => {
    const [note] = notesOf([
      { settled: [], totals: settleDelivery([], { deliveryCents: 0, expressCents: 0, discountCents: 0 }), crates: 0 },
    ]);
    expect(note && expectedInvoice([note], depositOf).lines).toEqual([]);
  });
});

describe('the three-way match', () => {
  const [note] = notesOf([
    {
      settled: [
        {
          delivered: 10,
          ordered: 10,
          weight: null,
          priceMills: 1000,
          conversionFactor: 1,
          vatRate: 6,
          depositMills: 100,
          free: false,
          orderedTotalCents: 1000,
        },
        {
          delivered: 1,
          ordered: 1,
          weight: 2.5,
          priceMills: 12_000,
          conversionFactor: 2,
          vatRate: 6,
          depositMills: 0,
          free: false,
          orderedTotalCents: 2400,
        },
      ],
      totals: {
        subtotalCents: 4000,
        deliveryCents: 500,
        expressCents: 0,
        discountCents: 0,
        vat: [{ rate: 6, baseCents: 4500, vatCents: 270 }],
        depositCents: 100,
        payableCents: 4870,
      },
      crates: 2,
    },
  ]);
  const expected = expectedInvoice(note ? [note] : [], depositOf);
  const invoice = delivered(expected);
  const withLines = (lines: readonly DeliveredInvoiceLine[]) => {
    const goodsOf = (all: readonly DeliveredInvoiceLine[], rate: number) =>
      all.reduce((sum, line) => (line.kind === 'goods' && line.vatRate === rate ? sum + line.totalCents : sum), 0);
    const vat = [6, 21].map((rate) => {
      const { baseCents, vatCents } = invoice.vat.find((each) => each.rate === rate) ?? { baseCents: 0, vatCents: 0 };
      return { rate, baseCents: baseCents + goodsOf(lines, rate) - goodsOf(invoice.lines, rate), vatCents };
    });
    return matchInvoice({ lines, vat }, expected);
  };
  const withLine = (at: number, change: object) =>
    withLines(invoice.lines.map((line, index) => (index === at ? { ...line, ...change } : line)));

  test('finds nothing where the invoice is as expected', () => {
    expect(matchInvoice(invoice, expected)).toEqual([]);
  });
  test('names the quantity with what it costs', () => {
    expect(withLine(0, { quantity: 12, totalCents: 1200 })).toEqual([
      {
        lineNumber: 1,
        deliveryNumber: '60',
        noteLineId: '1',
        about: 'quantity',
        invoiced: '12',
        expected: '10',
        differenceCents: 200,
      },
    ]);
  });
  test('names the weight of a weighed article, and not its pieces', () => {
    expect(withLine(1, { weight: 3, totalCents: 3600 })).toMatchObject([{ about: 'weight', differenceCents: 600 }]);
  });
  test('separates quantity from price', () => {
    expect(withLine(0, { quantity: 12, priceMills: 1100, totalCents: 1320 })).toMatchObject([
      { about: 'quantity', differenceCents: 200 },
      { about: 'price', invoiced: '1.100', expected: '1.000', differenceCents: 120 },
    ]);
  });
  test('names another article, another rate and a wrong product of the same values', () => {
    expect(withLine(0, { articleNumber: '999' })).toMatchObject([{ about: 'article', differenceCents: 0 }]);
    expect(withLine(0, { vatRate: 21 })).toMatchObject([{ about: 'vat_rate', differenceCents: 0 }]);
    expect(withLine(0, { totalCents: 1001 })).toMatchObject([{ about: 'amount', differenceCents: 1 }]);
  });
  test('names costs, deposit and empties', () => {
    expect(withLine(2, { totalCents: 600 })).toMatchObject([{ about: 'cost', differenceCents: 100 }]);
    expect(withLine(3, { quantity: 9, totalCents: 90 })).toMatchObject([
      { about: 'deposit', invoiced: '9 × 0.90', differenceCents: -10 },
    ]);
    expect(withLine(4, { count: 1, totalCents: -390 })).toMatchObject([{ about: 'empties', differenceCents: 390 }]);
  });
  test('names another article or price of deposit and empties with the same total', () => {
    const own = { article: '131299', price: 200 };
    expect(withLine(3, { articleNumber: own.article, depositMills: own.price })).toMatchObject([
      { lineNumber: 4, about: 'article', invoiced: '131299', expected: '13120', differenceCents: 0 },
      { lineNumber: 4, about: 'price', invoiced: '0.200', expected: '0.100', differenceCents: 0 },
    ]);
    expect(withLine(4, { depositMills: 4000 })).toMatchObject([
      { lineNumber: 5, about: 'price', invoiced: '4.000', expected: '3.900', differenceCents: 0 },
    ]);
  });
  test('names the VAT base when costs have another rate with the same VAT', () => {
    const vat = [
      { rate: 0, baseCents: 100, vatCents: 0 },
      { rate: 6, baseCents: 4400, vatCents: 270 },
    ];
    expect(matchInvoice({ ...invoice, vat }, expected)).toMatchObject([
      { lineNumber: null, about: 'vat_base', invoiced: '0 % 1.00', expected: '0 % 0.00', differenceCents: 0 },
      { lineNumber: null, about: 'vat_base', invoiced: '6 % 44.00', expected: '6 % 45.00', differenceCents: 0 },
    ]);
  });
  test('accepts the price of a deposit of a return that gives its cents', () => {
    const line = {
      lineId: '1',
      articleNumber: '131209',
      name,
      unit,
      quantity: 1,
      vatRate: 6,
      baseCents: 1000,
      depositCents: 11,
    };
    const returned = { returnId: '7', deliveryNumber: '60', vat: [{ rate: 6, baseCents: 1000, vatCents: 60 }] };
    const creditOf = (depositMills: number) => expectedCredit([{ ...returned, lines: [{ ...line, depositMills }] }]);
    expect(matchInvoice(delivered(creditOf(105)), creditOf(110))).toEqual([]);
    expect(matchInvoice(delivered(creditOf(200)), creditOf(110))).toMatchObject([{ about: 'price' }]);
  });
  test('names lines that are missing, twice or of no note', () => {
    const [goods, ...others] = invoice.lines;
    expect(withLines(others)).toMatchObject([{ about: 'not_invoiced', differenceCents: -1000 }]);
    expect(withLines([...invoice.lines, ...(goods ? [goods] : [])])).toMatchObject([
      { about: 'invoiced_twice', differenceCents: 1000 },
    ]);
    expect(withLine(0, { noteLineId: '77' })).toMatchObject([
      { about: 'not_on_note', differenceCents: 1000 },
      { about: 'not_invoiced', differenceCents: -1000 },
    ]);
  });
  test('names lines of a note that another invoice has', () => {
    expect(matchInvoice(invoice, { lines: [], vat: invoice.vat }, (line) => line.kind === 'goods')).toMatchObject([
      { lineNumber: 1, about: 'invoiced_twice', differenceCents: 1000 },
      { lineNumber: 2, about: 'invoiced_twice', differenceCents: 3000 },
      { about: 'not_on_note' },
      { about: 'not_on_note' },
      { about: 'not_on_note' },
    ]);
  });
  test('calls a cent of VAT per note rounding, and more of it VAT', () => {
    const withVat = (vatCents: number) =>
      matchInvoice({ ...invoice, vat: [{ rate: 6, baseCents: 4500, vatCents }] }, expected);
    expect(withVat(271)).toMatchObject([{ about: 'rounding', differenceCents: 1 }]);
    expect(withVat(272)).toMatchObject([{ about: 'vat', differenceCents: 2 }]);
  });

  test('gives differences that add up to the difference of the amounts', () => {
    fc.assert(
      fc.property(
        fc.array(arbitraryNote, { minLength: 1, maxLength: 3 }),
        fc.array(
          fc.record({ at: fc.nat(30), change: fc.constantFrom('drop', 'double', 'cent', 'price', 'quantity') }),
          { maxLength: 6 },
        ),
        fc.integer({ min: -20, max: 20 }),
        (parts, changes, vatCents) => {
          const computed = expectedInvoice(notesOf(parts), depositOf);
          const original = delivered(computed);
          const lines = changes.reduce<readonly DeliveredInvoiceLine[]>(
            (all, { at, change }) => changeLine(all, at % Math.max(1, all.length), change),
            original.lines,
          );
          const vat = original.vat.map((rate, index) =>
            index === 0 ? { ...rate, vatCents: rate.vatCents + vatCents } : rate,
          );
          const amountCents = [...lines.map((line) => line.totalCents), ...vat.map((rate) => rate.vatCents)].reduce(
            (sum, cents) => sum + cents,
            0,
          );
          const differences = matchInvoice({ lines, vat }, computed);
          const sum = differences.reduce((total, { differenceCents }) => total + differenceCents, 0);
          expect(sum).toBe(amountCents - computed.amountCents);
        },
      ),
    );
  });
});

function changeLine(
  lines: readonly DeliveredInvoiceLine[],
  at: number,
  change: string,
): readonly DeliveredInvoiceLine[] {
  const line = lines[at];
  if (!line) return lines;
  if (change === 'drop') return lines.filter((_, index) => index !== at);
  if (change === 'double') return [...lines, line];
  const changed = { ...line, totalCents: line.totalCents + 1 };
  if (change === 'price' && changed.kind === 'goods') changed.priceMills += 10;
  if (change === 'quantity' && changed.kind === 'goods') changed.quantity += 1;
  return lines.map((each, index) => (index === at ? changed : each));
}

test('the expected credit note of a return is its credit, to the cent', () => {
  const credit = expectedCredit([
    {
      returnId: '70000012',
      deliveryNumber: '60',
      lines: [
        {
          lineId: '1',
          articleNumber: '131209',
          name,
          unit,
          quantity: 3,
          vatRate: 6,
          baseCents: 1000,
          depositCents: 30,
          depositMills: 100,
        },
      ],
      vat: [{ rate: 6, baseCents: 1000, vatCents: 60 }],
    },
  ]);
  expect(credit).toMatchObject({ baseCents: 1000, vatCents: 60, depositCents: 30, amountCents: 1090 });
  expect(credit.lines.map(({ kind }) => kind)).toEqual(['goods', 'deposit']);
});
