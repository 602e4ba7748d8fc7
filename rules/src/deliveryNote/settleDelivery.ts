import { amountCents, percentageOf, thousandths } from '../money/rounding.ts';
import { splitInProportion } from '../money/splitInProportion.ts';

/** `weight` is in units of the price. */
export type SettledInput = {
  readonly priceMills: number;
  readonly conversionFactor: number;
  readonly vatRate: number;
  readonly depositMills: number;
  readonly free: boolean;
  readonly ordered: number;
  readonly delivered: number;
  readonly weight: number | null;
  readonly orderedTotalCents: number;
};

/** Promised with the order, in cents without VAT; a short delivery costs no more. */
export type PromisedCosts = {
  readonly deliveryCents: number;
  readonly expressCents: number;
  readonly discountCents: number;
};

/** Cents without VAT: the promised total for a complete line, else by weight, else by quantity. */
export function deliveredLineCents(line: SettledInput): number {
  if (line.free) return 0;
  if (line.weight !== null) return amountCents(line.priceMills, line.weight);
  if (line.delivered === line.ordered) return line.orderedTotalCents;
  return amountCents(line.priceMills, line.delivered, line.conversionFactor);
}

/**
 * Promised costs are split over the rates in proportion; deposit covers delivered goods (standards.md, VAT and
 * deposit).
 */
export function settleDelivery(lines: readonly SettledInput[], promisedCosts: PromisedCosts) {
  const goods = new Map<number, number>();
  let subtotalCents = 0;
  let depositCents = 0;
  for (const line of lines) {
    const cents = deliveredLineCents(line);
    subtotalCents += cents;
    depositCents += amountCents(line.depositMills, line.delivered);
    goods.set(line.vatRate, (goods.get(line.vatRate) ?? 0) + cents);
  }
  const isNothing = lines.every(({ delivered }) => delivered === 0);
  const deliveryCents = isNothing ? 0 : promisedCosts.deliveryCents;
  const expressCents = isNothing ? 0 : promisedCosts.expressCents;
  const discountCents = Math.min(promisedCosts.discountCents, subtotalCents);
  const rates = [...goods].toSorted(([a], [b]) => a - b);
  const weights = rates.map(([, cents]) => cents);
  const costs = splitInProportion(deliveryCents + expressCents, weights);
  const discounts = splitInProportion(discountCents, weights);
  const vat = rates.map(([rate, cents], index) => {
    const baseCents = cents + (costs[index] ?? 0) - (discounts[index] ?? 0);
    return { rate, baseCents, vatCents: percentageOf(baseCents, rate) };
  });
  const vatCents = vat.reduce((sum, line) => sum + line.vatCents, 0);
  const payableCents = subtotalCents + deliveryCents + expressCents - discountCents + vatCents + depositCents;
  return { subtotalCents, deliveryCents, expressCents, discountCents, vat, depositCents, payableCents };
}

/** In whole per cent; by weight for weighed articles. */
export function deliveredPercentage(
  line: Pick<SettledInput, 'ordered' | 'delivered' | 'weight' | 'conversionFactor'>,
): number {
  const expected = line.weight === null ? thousandths(line.ordered) : thousandths(line.ordered * line.conversionFactor);
  const actual = thousandths(line.weight ?? line.delivered);
  return expected === 0 ? 100 : Math.round((actual * 100) / expected);
}

/** `ordered − delivered − replaced`, exact in thousandths; negative for surplus. */
export const shortOf = (ordered: number, delivered: number, replaced: number): number =>
  (thousandths(ordered) - thousandths(delivered) - thousandths(replaced)) / 1000;
