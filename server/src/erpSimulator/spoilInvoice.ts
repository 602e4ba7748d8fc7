import type { Random } from '@talloor/catalogue/generator/randomOf.ts';
import type { ExpectedInvoice, ExpectedLine } from '@talloor/rules/invoice/expectedInvoice.ts';
import { amountCents, percentageOf } from '@talloor/rules/money/rounding.ts';

type Amounts = Pick<ExpectedInvoice, 'lines' | 'vat' | 'amountCents'>;
type Goods = Extract<ExpectedLine, { kind: 'goods' }>;

const mistakes = ['quantity', 'price', 'vat', 'twice', 'empties'] as const;

/** A plausible mistake: the sums agree, but not the delivery note. */
export function spoilInvoice(expected: ExpectedInvoice, random: Random): Amounts {
  if (random.next() >= 0.15) return expected;
  const mistake = random.pick(mistakes);
  const { lines } = expected;
  const withoutEmpties = lines.filter(({ kind }) => kind !== 'empties');
  if (mistake === 'empties' && withoutEmpties.length > 0 && withoutEmpties.length < lines.length)
    return sumUp(expected, withoutEmpties);
  const goods = lines.find(isPlain);
  if (!goods) return expected;
  if (mistake === 'twice') return sumUp(expected, [...lines, goods]);
  const change = (changed: Partial<Goods>) => {
    const line = { ...goods, ...changed };
    const totalCents = amountCents(line.priceMills, line.quantity);
    return sumUp(
      expected,
      lines.map((each) => (each === goods ? { ...line, totalCents } : each)),
    );
  };
  if (mistake === 'vat') return change({ vatRate: goods.vatRate === 21 ? 6 : 21 });
  if (mistake === 'price') return change({ priceMills: Math.round(goods.priceMills * 1.1) });
  return change({ quantity: goods.quantity + 1 });
}

const isPlain = (line: ExpectedLine): line is Goods =>
  line.kind === 'goods' &&
  line.weight === null &&
  line.totalCents > 0 &&
  line.totalCents === amountCents(line.priceMills, line.quantity);

/** Bases follow the goods; changed VAT is rounded on the whole document. */
function sumUp(expected: ExpectedInvoice, lines: readonly ExpectedLine[]): Amounts {
  const before = goodsByRate(expected.lines);
  const after = goodsByRate(lines);
  const vat = [...new Set([...expected.vat.map(({ rate }) => rate), ...after.keys()])]
    .toSorted((one, other) => one - other)
    .map((rate) => {
      const known = expected.vat.find((each) => each.rate === rate) ?? { rate, baseCents: 0, vatCents: 0 };
      const changedCents = (after.get(rate) ?? 0) - (before.get(rate) ?? 0);
      if (changedCents === 0) return known;
      const baseCents = known.baseCents + changedCents;
      return { rate, baseCents, vatCents: percentageOf(baseCents, rate) };
    });
  const amounts = [...lines.map(({ totalCents }) => totalCents), ...vat.map(({ vatCents }) => vatCents)];
  return { lines, vat, amountCents: amounts.reduce((sum, cents) => sum + cents, 0) };
}

function goodsByRate(lines: readonly ExpectedLine[]): ReadonlyMap<number, number> {
  const goods = new Map<number, number>();
  for (const line of lines)
    if (line.kind === 'goods') goods.set(line.vatRate, (goods.get(line.vatRate) ?? 0) + line.totalCents);
  return goods;
}
