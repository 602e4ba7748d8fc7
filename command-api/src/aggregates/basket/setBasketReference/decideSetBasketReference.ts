import type { BasketEvent } from '@talloor/events/basket/events.ts';
import type { Decision } from '@talloor/platform/aggregate/aggregate.ts';
import type { OpenBasket } from '../openBasket.ts';

export function decideSetBasketReference(reference: string, setBy: string, basket: OpenBasket): Decision<BasketEvent> {
  const newReference = reference.trim();
  return newReference === basket.reference
    ? []
    : [{ type: 'BasketReferenceSet', data: { setBy, reference: newReference } }];
}
