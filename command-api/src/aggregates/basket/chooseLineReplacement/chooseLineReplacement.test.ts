import { expect, test } from '@jest/globals';
import type { BasketEvent } from '@talloor/events/basket/events.ts';
import { evolveBasket, noBasket, type BasketState } from '@talloor/events/basket/state.ts';
import { sampleBasketId, sampleFacts } from '@talloor/events/testing/sampleOrder.ts';
import { decideChooseLineReplacement } from './decideChooseLineReplacement.ts';

const set = (quantity: number, previousQuantity: number): BasketEvent => ({
  type: 'BasketLineQuantityChanged',
  data: { ...sampleFacts, quantity, previousQuantity },
});
function open(state: BasketState, ...events: readonly BasketEvent[]) {
  const after = events.reduce(evolveBasket, state);
  if (after.status !== 'open') throw new Error('no basket');
  return after;
}

test('a replacement choice is stored per article, and survives a change of quantity', () => {
  const openBasket = open(
    noBasket,
    { type: 'BasketOpened', data: { basketId: sampleBasketId, customerNumber: '204118', openedBy: '7' } },
    set(2, 0),
  );
  const replacementChosen: BasketEvent = {
    type: 'BasketLineReplacementChosen',
    data: { articleNumber: '131209', choice: 'never', previous: null },
  };
  const never = { articleNumber: '131209', choice: 'never' } as const;
  expect(decideChooseLineReplacement(never, openBasket)).toEqual([replacementChosen]);
  const after = open(openBasket, replacementChosen, set(5, 2));
  expect(after).toMatchObject({ replacements: { '131209': 'never' }, lines: [{ quantity: 5 }] });
  expect(decideChooseLineReplacement(never, after)).toEqual([]);
  expect(decideChooseLineReplacement({ articleNumber: '9', choice: 'ask' }, after)).toEqual({
    rejected: 'article.not_found',
  });
});
