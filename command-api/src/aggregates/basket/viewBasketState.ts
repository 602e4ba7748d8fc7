import { basketTexts } from '@talloor/messages/basket/basketTexts.ts';
import { assessBasket } from '@talloor/rules/basket/assessBasket.ts';
import { basketInputOf } from '@talloor/rules/basket/basketInputOf.ts';
import type { BasketView } from '@talloor/rules/basket/basketWire.ts';
import { viewBasket } from '@talloor/rules/basket/viewBasket.ts';
import type { BasketState } from '@talloor/events/basket/state.ts';
import type { BasketFacts } from '../../ordering/basketFacts.ts';

/** Spec shopping §3. */
export function viewBasketState(state: BasketState, facts: BasketFacts, language: 'nl' | 'fr'): BasketView {
  const basket = basketInputOf(state.status === 'none' ? null : state);
  return viewBasket(assessBasket({ basket, ...facts }), language, basketTexts);
}
