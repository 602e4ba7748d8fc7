import { amountCents, multiplyDivide, percentageOf, thousandths } from '../money/rounding.ts';
import { splitInProportion } from '../money/splitInProportion.ts';

export type PaidLine = {
  readonly lineId: string;
  readonly delivered: number;
  readonly vatRate: number;
  readonly depositMills: number;
  readonly lineTotalCents: number;
};
export type ReturnedQuantity = { readonly lineId: string; readonly quantity: number };
/** An earlier credit of the same note, without VAT. */
export type EarlierCredit = {
  readonly quantities: readonly ReturnedQuantity[];
  readonly bases: readonly { readonly vatRate: number; readonly baseCents: number }[];
};

/**
 * Credit in cents: the share of the note's amounts minus discounts, VAT per rate, plus deposit. Partial credits of a
 * line add up to its amount exactly. Screens preview with it.
 * @throws for a line outside the note
 */
export function creditReturn(
  note: { readonly lines: readonly PaidLine[]; readonly discountCents: number },
  returned: readonly ReturnedQuantity[],
  earlier: readonly EarlierCredit[],
) {
  const totals = note.lines.map(({ lineTotalCents }) => lineTotalCents);
  const discounts = splitInProportion(note.discountCents, totals);
  const lines = returned
    .filter(({ quantity }) => quantity > 0)
    .map(({ lineId, quantity }, index, all) => {
      const at = note.lines.findIndex((line) => line.lineId === lineId);
      const line = note.lines[at];
      if (!line) throw new Error(`line ${lineId} is not on the note`);
      const paidCents = line.lineTotalCents - (discounts[at] ?? 0);
      const before = sum(
        [...earlier.flatMap(({ quantities }) => quantities), ...all.slice(0, index)]
          .filter((each) => each.lineId === lineId)
          .map((each) => thousandths(each.quantity)),
      );
      const after = before + thousandths(quantity);
      const baseOf = (upTo: number) => multiplyDivide(paidCents, upTo, 1, thousandths(line.delivered));
      const depositOf = (upTo: number) => amountCents(line.depositMills, upTo / 1000);
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
      const before = sum(
        earlier.flatMap(({ bases: credited }) =>
          credited.filter((each) => each.vatRate === rate).map((each) => each.baseCents),
        ),
      );
      return { rate, baseCents, vatCents: percentageOf(before + baseCents, rate) - percentageOf(before, rate) };
    });
  const baseCents = sum(vat.map((each) => each.baseCents));
  const vatCents = sum(vat.map((each) => each.vatCents));
  const depositCents = sum(lines.map((line) => line.depositCents));
  return { lines, vat, baseCents, vatCents, depositCents, totalCents: baseCents + vatCents + depositCents };
}

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);
