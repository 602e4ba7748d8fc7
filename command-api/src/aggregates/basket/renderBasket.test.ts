import { expect, test } from '@jest/globals';
import { basketView } from '@talloor/rules/basket/basketWire.ts';
import { choosePrice } from '@talloor/rules/price/choosePrice.ts';
import { exampleProduct, examplePromo } from '@talloor/rules/testing/exampleFacts.ts';
import { mockupBasket } from '@talloor/rules/testing/mockupBasket.ts';
import type { BasketFacts } from '../../ordering/basketFacts.ts';
import { mockupOpenBasket } from '../../testing/mockupOpenBasket.ts';
import { lineFactsOf } from '../../ordering/lineFactsOf.ts';
import type { OpenBasket } from './openBasket.ts';
import { createBasketRenderer } from './renderBasket.ts';
import { viewBasketState } from './viewBasketState.ts';

const { products, customer, calendar, now, offeredSamples } = mockupBasket;
const facts: BasketFacts = { products, customer, calendar, now, offeredSamples, mostSamples: 2 };
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

test('on the wire a customer whose prices are hidden is told that the minimum is not reached, and no amount', () => {
  const hidden: BasketFacts = { ...facts, customer: { ...customer, showPrices: false } };
  const few: OpenBasket = { ...basket, lines: basket.lines.slice(0, 1) };
  const told = {
    nl: 'De minimumbestelling is nog niet bereikt.',
    fr: 'La commande minimale n’est pas encore atteinte.',
  };
  for (const language of ['nl', 'fr'] as const) {
    const { messages, threshold, total_lines } = basketView.parse(
      JSON.parse(createBasketRenderer()(few, hidden, language).toString()),
    );
    expect(messages.find(({ code }) => code === 'basket.below_minimum')).toEqual({
      code: 'basket.below_minimum',
      message: told[language],
      is_blocking: true,
      parameters: {},
    });
    expect(threshold).toEqual({ state: 'below', minimum: null, free_from: null, fee: null, current: null });
    expect(JSON.stringify({ messages, total_lines })).not.toMatch(/€|"amount":\d/);
  }
});

test('a promo that another line earns is shown on a line that itself stands as it stood', () => {
  const promo = examplePromo({
    type: 'promotion_mixed_article',
    percentage: 10,
    minQuantity: 8,
    articleNumbers: ['1', '2'],
  });
  const prices = { listMills: 10_000, box: { priceMills: 8_000, fromQuantity: 6 } };
  const mixed = [exampleProduct({ articleNumber: '1', promo, prices }), exampleProduct({ articleNumber: '2', promo })];
  const known = { ...facts, products: new Map(mixed.map((each) => [each.articleNumber, each])) };
  const withSecond = (quantity: number): OpenBasket => ({
    ...basket,
    lines: mixed.map((each, index) => ({
      ...lineFactsOf(each, choosePrice(each, 1)),
      quantity: index === 0 ? 6 : quantity,
    })),
  });
  const render = createBasketRenderer();
  for (const quantity of [1, 2, 1])
    expect(JSON.parse(render(withSecond(quantity), known, 'nl').toString())).toEqual(
      JSON.parse(JSON.stringify(viewBasketState(withSecond(quantity), known, 'nl'))),
    );
});
