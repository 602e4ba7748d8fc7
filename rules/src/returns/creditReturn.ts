import { amountCents, multiplyDivide, percentageOf, thousandths } from '../money/rounding.ts';
import { splitInProportion } from '../money/splitInProportion.ts';

/** A line of a delivery note, as far as its money goes back. */
export type PaidLine = {
  readonly lineId: string;
  readonly delivered: number;
  readonly vatRate: number;
  readonly depositMills: number;
  readonly lineTotalCents: number;
};
/** How much of a line goes back now, and of how much the money went back before. */
export type CreditedQuantity = { readonly lineId: string; readonly quantity: number; readonly before: number };

/**
 * What is paid back for goods that go back, in cents: their part of what the note asked for them, less their part of its discounts,
 * VAT per rate on that rate's total, and the deposit. However a line is divided over returns, its parts and their VAT add up to what
 * was paid.
 * @param creditedBefore by VAT rate, the cents without VAT that earlier returns of this note paid back
 * @throws where a line is not on the note
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
    const paid = line.lineTotalCents - (discounts[at] ?? 0);
    const after = (thousandths(before) + thousandths(quantity)) / 1000;
    const baseOf = (upTo: number) => multiplyDivide(paid, thousandths(upTo), 1, thousandths(line.delivered));
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
