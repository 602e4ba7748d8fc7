import { amountCents, multiplyDivide, percentageOf, thousandths } from '../money/rounding.ts';
import { splitInProportion } from '../money/splitInProportion.ts';

/** Amounts of a delivery note line. */
export type PaidLine = {
  readonly lineId: string;
  readonly delivered: number;
  readonly vatRate: number;
  readonly depositMills: number;
  readonly lineTotalCents: number;
};
/** Quantity to credit now, and quantity credited before. */
export type CreditedQuantity = { readonly lineId: string; readonly quantity: number; readonly before: number };

/**
 * Credit in cents: the share of the note's amounts minus discounts, VAT per rate, plus deposit. Partial credits of a
 * line add up to its amount exactly.
 * @param creditedBefore earlier credits by VAT rate, without VAT
 * @throws for a line outside the note
 */
export function creditReturn(
  note: { readonly lines: readonly PaidLine[]; readonly discountCents: number },
  quantities: readonly CreditedQuantity[],
  creditedBefore: ReadonlyMap<number, number> = new Map(),
) {
  const totals = note.lines.map(({ lineTotalCents }) => lineTotalCents);
  const discounts = splitInProportion(note.discountCents, totals);
  const lines = quantities.map(({ lineId, quantity, before }) => {
    const at = note.lines.findIndex((line) => line.lineId === lineId);
    const line = note.lines[at];
    if (!line) throw new Error(`line ${lineId} is not on the note`);
    const paidCents = line.lineTotalCents - (discounts[at] ?? 0);
    const after = (thousandths(before) + thousandths(quantity)) / 1000;
    const baseOf = (upTo: number) => multiplyDivide(paidCents, thousandths(upTo), 1, thousandths(line.delivered));
    const depositOf = (upTo: number) => amountCents(line.depositMills, upTo);
    return {
      lineId,
      quantity,
      vatRate: line.vatRate,
      baseCents: baseOf(after) - baseOf(before),
      depositCents: depositOf(after) - depositOf(before),
    };
  });
  const bases = new Map<number, number>();
  for (const { vatRate, baseCents } of lines) bases.set(vatRate, (bases.get(vatRate) ?? 0) + baseCents);
  const vat = [...bases]
    .toSorted(([a], [b]) => a - b)
    .map(([rate, baseCents]) => {
      const before = creditedBefore.get(rate) ?? 0;
      return { rate, baseCents, vatCents: percentageOf(before + baseCents, rate) - percentageOf(before, rate) };
    });
  const baseCents = sum(vat.map((each) => each.baseCents));
  const vatCents = sum(vat.map((each) => each.vatCents));
  const depositCents = sum(lines.map((line) => line.depositCents));
  return { lines, vat, baseCents, vatCents, depositCents, totalCents: baseCents + vatCents + depositCents };
}

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);
