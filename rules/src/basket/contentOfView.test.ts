import { expect, test } from '@jest/globals';
import { codeTexts, examplePickup, exampleProduct } from '../testing/exampleFacts.ts';
import { mockupBasket } from '../testing/mockupBasket.ts';
import { assessBasket } from './assessBasket.ts';
import type { BasketFacts, BasketInput } from './assessment.ts';
import { contentOfAssessment, contentOfView } from './contentOfView.ts';
import { viewBasket } from './viewBasket.ts';

const { basket, customer } = mockupBasket;
const { delivery } = basket;
const door = { name: 'Feest', street: 'Kaai', street_number: '4', po_box: '', postal: '9000', city: 'Gent' };
const contentOf = (changes: Partial<BasketInput>, facts: Partial<BasketFacts> = {}) =>
  contentOfAssessment(assessBasket({ ...mockupBasket, ...facts, basket: { ...basket, ...changes } }));
const variants: readonly Partial<BasketInput>[] = [
  {},
  { delivery: null },
  { delivery: delivery && { ...delivery, day: '2026-03-19' } },
  { delivery: delivery && { ...delivery, windowStart: '13:00' } },
  { delivery: delivery && { ...delivery, service: { kind: 'express', feeCents: 1500 } } },
  { delivery: delivery && { ...delivery, service: examplePickup } },
  { address: door },
  { address: { ...door, po_box: 'B' } },
  { mainOrder: '4402131' },
  { lines: basket.lines.slice(1) },
  { lines: basket.lines.map((line, index) => (index === 0 ? { ...line, quantity: line.quantity + 1 } : line)) },
];

test.each([true, false])('the page content equals the stored content, with prices shown: %s', (showPrices) => {
  for (const variant of variants) {
    const input: BasketInput = { ...basket, ...variant };
    const facts = { ...mockupBasket, basket: input, customer: { ...customer, showPrices } };
    expect(contentOfView(viewBasket(assessBasket(facts), 'nl', codeTexts))).toBe(contentOf(variant));
  }
});

test('baskets with another address, moment or articles have different content', () => {
  const texts = variants.map((variant) => contentOf(variant));
  expect(new Set(texts).size).toBe(variants.length);
});

test('the content is the same for any order of lines and any reference', () => {
  const reversed = { lines: basket.lines.toReversed(), reference: 'WK12' };
  expect(contentOf(reversed)).toBe(contentOf({}));
});

test('the content holds the free articles of promotions and the chosen samples', () => {
  const { products } = mockupBasket;
  const offered = {
    offeredSamples: ['900001'],
    products: new Map(products).set('900001', exampleProduct({ articleNumber: '900001' })),
  };
  const withSample = contentOf({ freeSamples: ['900001'] }, offered);
  const ended = new Map([...products].map(([number, product]) => [number, { ...product, promo: null }]));
  const texts = [contentOf({}), withSample, contentOf({}, { products: ended })];
  expect(new Set(texts).size).toBe(texts.length);
  expect(contentOf({ freeSamples: ['900001'] }, { ...offered, offeredSamples: [] })).toBe(contentOf({}));
});
