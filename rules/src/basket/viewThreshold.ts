import { eurosOfCents } from '../money/rounding.ts';
import type { BasketAssessment } from './assessment.ts';
import type { BasketView } from './basketWire.ts';

/** No amounts when prices are hidden. */
export function viewThreshold({
  customer,
  subtotalCents,
}: Pick<BasketAssessment, 'customer' | 'subtotalCents'>): BasketView['threshold'] {
  const { showPrices, minimumOrderCents, freeDeliveryFromCents, deliveryFeeCents } = customer;
  const amount = (cents: number) => (showPrices ? eurosOfCents(cents) : null);
  return {
    state: subtotalCents < minimumOrderCents ? 'below' : subtotalCents < freeDeliveryFromCents ? 'between' : 'free',
    minimum: amount(minimumOrderCents),
    free_from: amount(freeDeliveryFromCents),
    fee: amount(deliveryFeeCents),
    current: amount(subtotalCents),
  };
}
