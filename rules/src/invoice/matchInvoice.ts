import { amountCents } from '../money/rounding.ts';
import { isUntaxed, type ExpectedInvoice, type ExpectedLine, type VatAmount } from './expectedInvoice.ts';

export type DeliveredInvoiceLine = { readonly lineNumber: number } & (ExpectedLine extends infer Line
  ? Line extends { readonly kind: 'goods' }
    ? Omit<Line, 'conversionFactor'>
    : Line
  : never);

export const differenceKinds = [
  'article',
  'quantity',
  'weight',
  'price',
  'amount',
  'deposit',
  'empties',
  'cost',
  'discount',
  'vat_rate',
  'vat_base',
  'vat',
  'rounding',
  'not_on_note',
  'not_invoiced',
  'invoiced_twice',
] as const;
export type DifferenceKind = (typeof differenceKinds)[number];

export type Difference = {
  readonly lineNumber: number | null;
  readonly deliveryNumber: string | null;
  readonly noteLineId: string | null;
  readonly about: DifferenceKind;
  readonly invoiced: string;
  readonly expected: string;
  readonly differenceCents: number;
};

/**
 * Three-way match; the differences add up to the invoice's amount minus the expected one.
 * @param isInvoicedBefore lines of a note or return that another document has; `expected` lacks them
 */
export function matchInvoice(
  invoice: { readonly lines: readonly DeliveredInvoiceLine[]; readonly vat: readonly VatAmount[] },
  expected: Pick<ExpectedInvoice, 'lines' | 'vat'>,
  isInvoicedBefore: (line: DeliveredInvoiceLine) => boolean = () => false,
): Difference[] {
  const remaining = new Map(expected.lines.map((line) => [keyOf(line), line]));
  const known = new Set(remaining.keys());
  const ofLines = invoice.lines.flatMap((line): Difference[] => {
    const key = keyOf(line);
    const expectedLine = remaining.get(key);
    remaining.delete(key);
    if (expectedLine) return compareLines(line, expectedLine);
    const about = known.has(key) || isInvoicedBefore(line) ? 'invoiced_twice' : 'not_on_note';
    return [differenceOf(line, about, euros(line.totalCents), '–', line.totalCents)];
  });
  const missing = [...remaining.values()]
    .filter(({ totalCents }) => totalCents !== 0)
    .map((line) =>
      differenceOf({ ...line, lineNumber: null }, 'not_invoiced', '–', euros(line.totalCents), -line.totalCents),
    );
  return [...ofLines, ...missing, ...compareVat(invoice, expected)];
}

const keyOf = (line: ExpectedLine | DeliveredInvoiceLine): string => {
  switch (line.kind) {
    case 'goods':
    case 'deposit':
      return [line.kind, line.deliveryNumber, line.noteLineId, line.returnId ?? ''].join(' ');
    case 'empties':
      return [line.kind, line.deliveryNumber, line.emptiesKind].join(' ');
    case 'delivery_cost':
    case 'express_fee':
    case 'discount':
      return [line.kind, line.deliveryNumber].join(' ');
    default:
      return line satisfies never;
  }
};

function compareLines(line: DeliveredInvoiceLine, expected: ExpectedLine): Difference[] {
  if (line.kind === 'goods' && expected.kind === 'goods') return compareGoods(line, expected);
  const isEqual =
    line.totalCents === expected.totalCents &&
    (line.kind !== 'deposit' || (expected.kind === 'deposit' && line.quantity === expected.quantity)) &&
    (line.kind !== 'empties' || (expected.kind === 'empties' && line.count === expected.count));
  const own = isEqual
    ? compareDeposits(line, expected)
    : [differenceOf(line, aboutOf(line.kind), valueOf(line), valueOf(expected), line.totalCents - expected.totalCents)];
  return line.kind === 'deposit' && expected.kind === 'deposit' && line.articleNumber !== expected.articleNumber
    ? [differenceOf(line, 'article', line.articleNumber, expected.articleNumber, 0), ...own]
    : own;
}

/** Of lines with the same count and total. */
function compareDeposits(line: DeliveredInvoiceLine, expected: ExpectedLine): Difference[] {
  if (!('depositMills' in line) || !('depositMills' in expected)) return [];
  const { depositMills } = line;
  // The price of a return's deposit is computed from its cents.
  const isRounded =
    line.kind === 'deposit' && line.returnId !== null && amountCents(depositMills, line.quantity) === line.totalCents;
  if (depositMills === expected.depositMills || isRounded) return [];
  return [differenceOf(line, 'price', eurosOf(depositMills, 3), eurosOf(expected.depositMills, 3), 0)];
}

type GoodsLine = Extract<DeliveredInvoiceLine, { kind: 'goods' }>;
type ExpectedGoods = Extract<ExpectedLine, { kind: 'goods' }>;

/** Values take the invoice's place one by one, so that each difference has its own cents. */
function compareGoods(line: GoodsLine, expected: ExpectedGoods): Difference[] {
  const differences: Difference[] = [];
  let cents = expected.totalCents;
  const note = (about: DifferenceKind, invoiced: string, expectedValue: string, newCents: number): void => {
    differences.push(differenceOf(line, about, invoiced, expectedValue, newCents - cents));
    cents = newCents;
  };
  if (line.articleNumber !== expected.articleNumber) note('article', line.articleNumber, expected.articleNumber, cents);
  const { conversionFactor } = expected;
  const centsAt = (priceMills: number): number =>
    line.weight === null
      ? amountCents(priceMills, line.quantity, conversionFactor)
      : amountCents(priceMills, line.weight);
  // Of a weighed article the weight has the price.
  const isWeighed = line.weight !== null || expected.weight !== null;
  if (line.quantity !== expected.quantity)
    note('quantity', `${line.quantity}`, `${expected.quantity}`, isWeighed ? cents : centsAt(expected.priceMills));
  if (line.weight !== expected.weight)
    note('weight', `${line.weight ?? '–'}`, `${expected.weight ?? '–'}`, centsAt(expected.priceMills));
  if (line.priceMills !== expected.priceMills)
    note('price', eurosOf(line.priceMills, 3), eurosOf(expected.priceMills, 3), centsAt(line.priceMills));
  if (line.vatRate !== expected.vatRate) note('vat_rate', `${line.vatRate}`, `${expected.vatRate}`, cents);
  if (line.totalCents !== cents) note('amount', euros(line.totalCents), euros(cents), line.totalCents);
  return differences;
}

/** A cent per note and rate is rounding. */
function compareVat(
  invoice: { readonly lines: readonly DeliveredInvoiceLine[]; readonly vat: readonly VatAmount[] },
  expected: Pick<ExpectedInvoice, 'lines' | 'vat'>,
): Difference[] {
  const rates = [...new Set([...invoice.vat, ...expected.vat].map(({ rate }) => rate))].toSorted((a, b) => a - b);
  // Otherwise the lines have the difference.
  const hasSameCosts = costsOf(invoice.lines) === costsOf(expected.lines);
  const noteCount = new Set(expected.lines.map(({ deliveryNumber }) => deliveryNumber)).size;
  return rates.flatMap((rate): Difference[] => {
    const invoiced = vatOf(invoice.vat, rate);
    const computed = vatOf(expected.vat, rate);
    const differenceCents = invoiced.vatCents - computed.vatCents;
    const ofDocument = { lineNumber: null, deliveryNumber: null, noteLineId: null };
    if (differenceCents === 0) {
      const baseCents = computed.baseCents + goodsOf(invoice.lines, rate) - goodsOf(expected.lines, rate);
      if (!hasSameCosts || invoiced.baseCents === baseCents) return [];
      const [own, other] = [`${rate} % ${euros(invoiced.baseCents)}`, `${rate} % ${euros(baseCents)}`];
      return [{ ...ofDocument, about: 'vat_base', invoiced: own, expected: other, differenceCents }];
    }
    const isRounding = invoiced.baseCents === computed.baseCents && Math.abs(differenceCents) <= noteCount;
    return [
      {
        ...ofDocument,
        about: isRounding ? 'rounding' : 'vat',
        invoiced: `${rate} % ${euros(invoiced.vatCents)}`,
        expected: `${rate} % ${euros(computed.vatCents)}`,
        differenceCents,
      },
    ];
  });
}

type Lines = readonly (ExpectedLine | DeliveredInvoiceLine)[];

const goodsOf = (lines: Lines, rate: number): number =>
  lines.reduce((sum, line) => (line.kind === 'goods' && line.vatRate === rate ? sum + line.totalCents : sum), 0);

const costsOf = (lines: Lines): number =>
  lines.reduce((sum, line) => (line.kind === 'goods' || isUntaxed(line) ? sum : sum + line.totalCents), 0);

const vatOf = (
  amounts: readonly VatAmount[],
  rate: number,
): { readonly baseCents: number; readonly vatCents: number } =>
  amounts.find((amount) => amount.rate === rate) ?? { baseCents: 0, vatCents: 0 };

function aboutOf(kind: ExpectedLine['kind']): DifferenceKind {
  switch (kind) {
    case 'goods':
      return 'amount';
    case 'deposit':
      return 'deposit';
    case 'empties':
      return 'empties';
    case 'delivery_cost':
    case 'express_fee':
      return 'cost';
    case 'discount':
      return 'discount';
    default:
      return kind satisfies never;
  }
}

function valueOf(line: ExpectedLine | DeliveredInvoiceLine): string {
  const count = line.kind === 'deposit' ? line.quantity : line.kind === 'empties' ? line.count : null;
  return count === null ? euros(line.totalCents) : `${count} × ${euros(line.totalCents)}`;
}

const differenceOf = (
  line: Pick<ExpectedLine, 'deliveryNumber'> & { readonly lineNumber: number | null; readonly noteLineId?: string },
  about: DifferenceKind,
  invoiced: string,
  expected: string,
  differenceCents: number,
): Difference => ({
  lineNumber: line.lineNumber,
  deliveryNumber: line.deliveryNumber,
  noteLineId: line.noteLineId ?? null,
  about,
  invoiced,
  expected,
  differenceCents,
});

/** Language-neutral: pages format amounts. */
const eurosOf = (amount: number, decimals: number): string => (amount / 10 ** decimals).toFixed(decimals);
const euros = (cents: number): string => eurosOf(cents, 2);
