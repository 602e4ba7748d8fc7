import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { BasketEvent } from './events.ts';
import { evolveBasketThrough } from './evolveBasketThrough.ts';
import { evolveBasket, noBasket } from './state.ts';

const golden = (type: BasketEvent['type'], change: object = {}): BasketEvent => {
  const data = JSON.parse(readFileSync(new URL(`../golden/${type}.v1.json`, import.meta.url), 'utf8')) as object;
  return { type, data: { ...data, ...change } } as BasketEvent;
};

const articleNumber = fc.constantFrom('1', '2', '3', '4');
const changed = (line: object): BasketEvent => golden('BasketLineQuantityChanged', line);
const happening: fc.Arbitrary<BasketEvent> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ articleNumber, quantity: fc.integer({ min: 1, max: 99 }) }).map(changed) },
  { weight: 3, arbitrary: articleNumber.map((number) => golden('BasketLineRemoved', { articleNumber: number })) },
  {
    weight: 1,
    arbitrary: fc
      .constantFrom(
        'BasketOpened' as const,
        'BasketEmptied' as const,
        'BasketReferenceSet' as const,
        'BasketCheckedOut' as const,
      )
      .map((type) => golden(type)),
  },
);

test('a basket folded through many events at once is the one that each of them in turn makes, lines in the same order', () => {
  fc.assert(
    fc.property(fc.array(happening, { maxLength: 30 }), fc.boolean(), (events, isOpen) => {
      const before = isOpen ? evolveBasket(noBasket, golden('BasketOpened')) : noBasket;
      expect(evolveBasketThrough(before, events)).toEqual(events.reduce(evolveBasket, before));
    }),
  );
});
