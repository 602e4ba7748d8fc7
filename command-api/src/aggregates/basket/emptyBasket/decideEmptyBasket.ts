import type { BasketEvent } from '@talloor/events/basket/events.ts';
import type { Decision } from '@talloor/platform/aggregate/aggregate.ts';
import type { OpenBasket } from '../openBasket.ts';

export function decideEmptyBasket(basket: OpenBasket): Decision<BasketEvent> {
  const lineCount = basket.lines.length;
  return lineCount === 0 && basket.freeSamples.length === 0 ? [] : [{ type: 'BasketEmptied', data: { lineCount } }];
}
