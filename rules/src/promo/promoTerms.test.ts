import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { PromoView } from '../product/productWire.ts';
import { freeOf, promoTerms } from './promoTerms.ts';

type Parameters = Partial<PromoView['parameters']>;
const promo = (type: PromoView['type'], parameters: Parameters, changes: Partial<PromoView> = {}): PromoView => ({
  promo_id: 'p',
  type,
  label: '',
  description: '',
  parameters: {
    amount: null,
    net_price: null,
    min_quantity: 1,
    free_article_qty: 0,
    max_free_articles: 0,
    ...parameters,
  },
  free_item: null,
  ...changes,
});
const product = { article_number: '155018', sold_per: 1 };
const other = { article_number: '180210', name: 'Tafelbier', price: null };

describe('the terms of a promotion', () => {
  test.each<[string, PromoView, object]>([
    [
      'a percentage holds from the first step on',
      promo('promotion_reduction_percentage', { amount: 10 }),
      { effect: { kind: 'percentage', percentage: 10 }, from: 1, holds: 'first' },
    ],
    [
      'an amount holds from its minimum on',
      promo('promotion_reduction_amount', { amount: 2, min_quantity: 4 }),
      { effect: { kind: 'amount', euros: 2 }, from: 4, holds: 'quantity' },
    ],
    [
      'a net price names itself',
      promo('promotion_net_price', { net_price: 5.2, min_quantity: 6 }),
      { effect: { kind: 'net_price', euros: 5.2 }, from: 6, holds: 'quantity' },
    ],
    [
      'the article itself is given where no other is named',
      promo('promotion_free_article', { min_quantity: 11, free_article_qty: 1, max_free_articles: 5 }),
      { effect: { kind: 'free', per: 11, free: 1, most: 5, item: null }, from: 11, holds: 'quantity' },
    ],
    [
      'the article itself is given where it is the one that is named',
      promo(
        'promotion_free_article',
        { min_quantity: 11, free_article_qty: 1 },
        { free_item: { ...other, article_number: '155018' } },
      ),
      { effect: { kind: 'free', per: 11, free: 1, most: null, item: null }, from: 11, holds: 'quantity' },
    ],
    [
      'a mixed promo counts all its articles together and gives the one it names',
      promo('promotion_mixed_article', { min_quantity: 6, free_article_qty: 1 }, { free_item: other }),
      { effect: { kind: 'free', per: 6, free: 1, most: null, item: 'Tafelbier' }, from: 6, holds: 'together' },
    ],
    [
      'a mixed promo without an article lowers the price',
      promo('promotion_mixed_article', { min_quantity: 6, amount: 10 }),
      { effect: { kind: 'reduction' }, from: 6, holds: 'together' },
    ],
    [
      'a mixed promo says whether its amount is a percentage',
      promo('promotion_mixed_article', { min_quantity: 6, amount: 10, amount_kind: 'percentage' }),
      { effect: { kind: 'percentage', percentage: 10 }, from: 6, holds: 'together' },
    ],
    [
      'or euros',
      promo('promotion_mixed_article', { min_quantity: 6, amount: 1.5, amount_kind: 'euros' }),
      { effect: { kind: 'amount', euros: 1.5 }, from: 6, holds: 'together' },
    ],
    [
      'amounts that are hidden stay hidden',
      promo('promotion_net_price', { net_price: null, min_quantity: 6 }),
      { effect: { kind: 'net_price', euros: null }, from: 6, holds: 'quantity' },
    ],
  ])('%s', (_, view, terms) => {
    expect(promoTerms(view, product)).toEqual(terms);
  });

  test('an article sold by six has its promo from the first six', () => {
    const view = promo('promotion_reduction_percentage', { amount: 10, min_quantity: 6 });
    expect(promoTerms(view, { ...product, sold_per: 6 }).holds).toBe('first');
  });
});

describe('the free articles of a promotion', () => {
  const elevenPlusOne = promo('promotion_free_article', {
    min_quantity: 11,
    free_article_qty: 1,
    max_free_articles: 5,
  });
  test.each([
    [0, 0],
    [10, 0],
    [11, 1],
    [33, 3],
    [1000, 5],
  ])('%d ordered articles give %d free articles', (total, free) => {
    expect(freeOf(elevenPlusOne, total)).toBe(free);
  });

  test('are given per full minimum quantity, up to the cap', () => {
    const numbers = fc.integer({ min: 1, max: 50 });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 5000 }), numbers, numbers, fc.integer({ min: 0, max: 50 }), (...sample) => {
        const [total, min_quantity, free_article_qty, max_free_articles] = sample;
        const view = promo('promotion_free_article', { min_quantity, free_article_qty, max_free_articles });
        const uncapped = Math.floor(total / min_quantity) * free_article_qty;
        expect(freeOf(view, total)).toBe(max_free_articles > 0 ? Math.min(uncapped, max_free_articles) : uncapped);
      }),
    );
  });
});
