import type { CustomerFacts } from '../facts.ts';
import { percentageOf } from '../money/rounding.ts';
import { splitInProportion } from '../money/splitInProportion.ts';
import type { Totals } from './assessment.ts';

type CountedAmounts = {
  readonly product: { readonly vatRate: number };
  readonly lineCents: number;
  readonly depositCents: number;
};

/** Excluding VAT; zero for no goods. */
export const deliveryCost = (
  subtotalCents: number,
  customer: Pick<CustomerFacts, 'freeDeliveryFromCents' | 'deliveryFeeCents'>,
): number => (subtotalCents > 0 && subtotalCents < customer.freeDeliveryFromCents ? customer.deliveryFeeCents : 0);

/**
 * VAT is rounded once per rate (standards.md, VAT and deposit). Delivery cost and express fee are split over the
 * rates in proportion. Deposit is untaxed.
 */
export function addUp(
  lines: readonly CountedAmounts[],
  customer: Pick<CustomerFacts, 'freeDeliveryFromCents' | 'deliveryFeeCents'>,
  expressFeeCents = 0,
): Totals {
  const goods = new Map<number, number>();
  let subtotalCents = 0;
  let depositCents = 0;
  for (const line of lines) {
    subtotalCents += line.lineCents;
    depositCents += line.depositCents;
    goods.set(line.product.vatRate, (goods.get(line.product.vatRate) ?? 0) + line.lineCents);
  }
  const deliveryCents = deliveryCost(subtotalCents, customer);
  const expressCents = subtotalCents > 0 ? expressFeeCents : 0;
  const rates = [...goods].toSorted(([a], [b]) => a - b);
  const shares = splitInProportion(
    deliveryCents + expressCents,
    rates.map(([, goodsCents]) => goodsCents),
  );
  const vat = rates.map(([rate, goodsCents], index) => {
    const share = shares[index] ?? 0;
    const baseCents = goodsCents + share;
    return { rate, goodsCents, deliveryCents: share, baseCents, vatCents: percentageOf(baseCents, rate) };
  });
  const vatCents = vat.reduce((sum, line) => sum + line.vatCents, 0);
  return {
    subtotalCents,
    deliveryCents,
    expressCents,
    discountCents: 0,
    vat,
    vatCents,
    depositCents,
    payableCents: subtotalCents + deliveryCents + expressCents + vatCents + depositCents,
  };
}
