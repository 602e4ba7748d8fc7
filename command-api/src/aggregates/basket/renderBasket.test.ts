import { expect, test } from '@jest/globals';
import { mockupBasket } from '@talloor/rules/testing/mockupBasket.ts';
import type { BasketFacts } from './basketFacts.ts';
import { mockupOpenBasket } from '../../testing/mockupOpenBasket.ts';
import type { OpenBasket } from './openBasket.ts';
import { createBasketRenderer } from './renderBasket.ts';
import { viewBasketState } from './viewBasketState.ts';

const { products, customer, calendar, now } = mockupBasket;
const facts: BasketFacts = { products, customer, calendar, now };
const basket = mockupOpenBasket;
const { lines } = basket;
const [first] = lines;
const another: OpenBasket = { ...basket, lines: lines.map((line, index) => ({ ...line, quantity: index + 5 })) };
const dearer = new Map(products);
const product = products.get(first?.articleNumber ?? '');
if (product) dearer.set(product.articleNumber, { ...product, prices: { ...product.prices, listMills: 99_990 } });

test('a basket is rendered as it is viewed, whatever was rendered before', () => {
  const render = createBasketRenderer();
  const steps: readonly [OpenBasket, BasketFacts, 'nl' | 'fr'][] = [
    [basket, facts, 'nl'],
    [basket, facts, 'nl'],
    [basket, facts, 'fr'],
    [another, facts, 'fr'],
    [basket, { ...facts, products: dearer }, 'fr'],
    [basket, { ...facts, customer: { ...customer, showPrices: false } }, 'fr'],
    [{ ...basket, delivery: null }, facts, 'nl'],
    [{ ...basket, lines: [] }, facts, 'nl'],
    [basket, facts, 'nl'],
  ];
  for (const [state, known, language] of steps)
    expect(JSON.parse(render(state, known, language).toString())).toEqual(
      JSON.parse(JSON.stringify(viewBasketState(state, known, language))),
    );
});
