import { describe, expect, test } from '@jest/globals';
import { codeTexts, examplePickup, exampleProduct } from '../testing/exampleFacts.ts';
import { mockupBasket } from '../testing/mockupBasket.ts';
import { assessBasket } from './assessBasket.ts';
import type { BasketFacts, BasketInput } from './assessment.ts';
import {
  contentOfAssessment,
  contentOfView,
  isShownContent,
  lostFreeArticles,
  withoutChoices,
} from './contentOfView.ts';
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

describe('a form that chooses its own day, address or order', () => {
  const assessment = (changes: Partial<BasketInput>) =>
    assessBasket({ ...mockupBasket, basket: { ...basket, ...changes } });
  const none = { moment: false, address: false, order: false };
  const shown = contentOf({});

  test.each<[keyof typeof none, Partial<BasketInput>]>([
    ['moment', { delivery: delivery && { ...delivery, day: '2026-03-19', windowStart: '13:00' } }],
    ['address', { address: door }],
    ['order', { mainOrder: '4402131', delivery: null, address: door }],
  ])('is not compared by its %s, and still by its lines', (choice, changes) => {
    const sent = withoutChoices(shown, { ...none, [choice]: true });
    expect(isShownContent(sent, assessment(changes))).toBe(true);
    expect(isShownContent(withoutChoices(shown, none), assessment(changes))).toBe(false);
    expect(isShownContent(sent, assessment({ ...changes, lines: basket.lines.slice(1) }))).toBe(false);
    expect(isShownContent(sent, { ...assessment(changes), freeLines: [] })).toBe(false);
  });

  test('names the free articles that fell away, and none for a text that no page sent', () => {
    const { freeLines } = assessment({});
    expect(freeLines.length).toBeGreaterThan(0);
    expect(lostFreeArticles(shown, freeLines)).toEqual([]);
    expect(lostFreeArticles(shown, [])).toEqual([...new Set(freeLines.map(({ articleNumber }) => articleNumber))]);
    for (const text of ['', '[', '[]', '{}']) {
      expect(lostFreeArticles(text, [])).toEqual([]);
      expect(isShownContent(text, assessment({}))).toBe(false);
    }
  });
});
