import { amountCents, percentageOf, thousandths } from '../money/rounding.ts';
import { splitInProportion } from '../money/splitInProportion.ts';

/** What the amounts of a line depend on: `weight` counts where it is known, in units of the price. */
export type SettledInput = {
  readonly priceMills: number;
  readonly conversionFactor: number;
  readonly vatRate: number;
  readonly depositMills: number;
  readonly free: boolean;
  readonly ordered: number;
  readonly delivered: number;
  readonly weight: number | null;
  /** What the line was to cost as it was ordered. */
  readonly orderedTotalCents: number;
};

/** Costs that were promised with the order, in cents without VAT: a delivery that falls short costs no more than that. */
export type PromisedCosts = {
  readonly deliveryCents: number;
  readonly expressCents: number;
  readonly discountCents: number;
};

/**
 * What a delivered line costs, in cents without VAT. What came as it was ordered costs what was promised; what was weighed costs
 * its weight; all else its quantity at the price of the order.
 */
export function deliveredLineCents(line: SettledInput): number {
  if (line.free) return 0;
  if (line.weight !== null) return amountCents(line.priceMills, line.weight);
  if (line.delivered === line.ordered) return line.orderedTotalCents;
  return amountCents(line.priceMills, line.delivered, line.conversionFactor);
}

/**
 * Adds up a delivery (standards.md, VAT and deposit): VAT per rate on that rate's total, the promised costs split over the
 * goods' rates in proportion, deposit untaxed and only for what came. Nothing delivered costs nothing.
 */
export function settleDelivery(lines: readonly SettledInput[], promised: PromisedCosts) {
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
  const deliveryCents = isNothing ? 0 : promised.deliveryCents;
  const expressCents = isNothing ? 0 : promised.expressCents;
  const discountCents = Math.min(promised.discountCents, subtotalCents);
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

/** How much of a line came, in whole per cent of what was ordered; of what is weighed, of the weight that was expected. */
export function deliveredPercentage(
  line: Pick<SettledInput, 'ordered' | 'delivered' | 'weight' | 'conversionFactor'>,
): number {
  const expected = line.weight === null ? thousandths(line.ordered) : thousandths(line.ordered * line.conversionFactor);
  const came = thousandths(line.weight ?? line.delivered);
  return expected === 0 ? 100 : Math.round((came * 100) / expected);
}

/** `ordered − delivered − replaced` in thousandths, so that quantities with decimals add up exactly; negative where more came. */
export const shortOf = (ordered: number, delivered: number, replaced: number): number =>
  (thousandths(ordered) - thousandths(delivered) - thousandths(replaced)) / 1000;
