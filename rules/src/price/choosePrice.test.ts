import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { PriceFacts, PromoFacts } from '../facts.ts';
import { freeArticles } from '../promo/freeArticles.ts';
import { promoQuantity } from '../promo/promoQuantity.ts';
import { exampleProduct, examplePromo } from '../testing/exampleFacts.ts';
import { choosePrice } from './choosePrice.ts';
import { conversionFactor } from './conversionFactor.ts';

const price = (prices: Partial<PriceFacts>, quantity = 1, promo: PromoFacts | null = null) =>
  choosePrice(exampleProduct({ prices, promo }), quantity);

describe('the price without a promo', () => {
  test('is the list price, unless the customer group, the day, an offer or a tender has its own price', () => {
    expect(price({})).toMatchObject({ kind: 'list', priceMills: 10_000, normalMills: 10_000 });
    expect(price({ groupMills: 9500 })).toMatchObject({ kind: 'group', priceMills: 9500, normalMills: 9500 });
    expect(price({ groupMills: 9500, dayMills: 11_000 })).toMatchObject({
      kind: 'day',
      priceMills: 11_000,
      normalMills: 11_000,
    });
    expect(price({ groupMills: 9500, offerMills: 9000 })).toMatchObject({
      kind: 'offer',
      priceMills: 9000,
      normalMills: 9500,
    });
    expect(price({ offerMills: 8000, tenderMills: 9000 })).toMatchObject({ kind: 'tender', priceMills: 9000 });
  });

  test('is the agreed price even when the normal price is lower', () => {
    expect(price({ offerMills: 9000, dayMills: 8500 })).toMatchObject({ kind: 'offer', priceMills: 9000 });
  });

  test('becomes the box price from the box quantity', () => {
    const box = { priceMills: 9000, fromQuantity: 6 };
    expect(price({ box }, 5)).toMatchObject({ kind: 'list', priceMills: 10_000, boxMills: 9000, boxReached: false });
    expect(price({ box }, 6)).toMatchObject({
      kind: 'box',
      priceMills: 9000,
      withoutBoxMills: 10_000,
      normalMills: 10_000,
      boxReached: true,
    });
  });

  test('omits a box price without advantage', () => {
    const box = { priceMills: 9000, fromQuantity: 6 };
    expect(price({ box, offerMills: 8800 }, 6)).toMatchObject({
      kind: 'offer',
      priceMills: 8800,
      boxMills: null,
      boxReached: false,
    });
  });
});

describe('promos', () => {
  const promos: [string, Partial<PromoFacts>, number][] = [
    ['a percentage off', { type: 'promotion_reduction_percentage', percentage: 15 }, 8500],
    ['an amount off', { type: 'promotion_reduction_amount', amountMills: 2000 }, 8000],
    ['an amount above the price', { type: 'promotion_reduction_amount', amountMills: 12_000 }, 0],
    ['a net price', { type: 'promotion_net_price', netPriceMills: 7990 }, 7990],
    ['a percentage on mixed articles', { type: 'promotion_mixed_article', percentage: 20 }, 8000],
    ['an amount on mixed articles', { type: 'promotion_mixed_article', amountMills: 500 }, 9500],
    ['a net price on mixed articles', { type: 'promotion_mixed_article', netPriceMills: 6000 }, 6000],
  ];
  test.each(promos)('%s lowers the normal price', (_, changes, expected) => {
    expect(price({}, 1, examplePromo(changes))).toMatchObject({
      kind: 'promo',
      priceMills: expected,
      normalMills: 10_000,
      promoMills: expected,
      promoApplied: true,
    });
  });

  test('a reduced price is rounded to three decimals', () => {
    expect(price({ listMills: 3333 }, 1, examplePromo({ percentage: 12.5 })).priceMills).toBe(2916);
  });

  test('a promo is computed on the day price', () => {
    const promo = examplePromo({ type: 'promotion_reduction_amount', amountMills: 2000 });
    expect(price({ listMills: 19_900, dayMills: 19_500 }, 2, promo)).toMatchObject({
      kind: 'promo',
      baseKind: 'day',
      priceMills: 17_500,
      normalMills: 19_500,
    });
  });

  test('a promo replaces an agreed price only when its price is lower', () => {
    const promo = examplePromo({ percentage: 10 });
    expect(price({ offerMills: 8500 }, 1, promo)).toMatchObject({
      kind: 'offer',
      priceMills: 8500,
      promoMills: null,
      promoApplied: false,
    });
    expect(price({ tenderMills: 9500 }, 1, promo)).toMatchObject({ kind: 'promo', priceMills: 9000 });
  });

  test('box price and promo are not combined: the lower price applies', () => {
    const box = { priceMills: 9200, fromQuantity: 6 };
    expect(price({ box }, 6, examplePromo({ percentage: 5 }))).toMatchObject({ kind: 'box', priceMills: 9200 });
    expect(price({ box }, 6, examplePromo({ percentage: 5 })).promoApplied).toBe(false);
    expect(price({ box }, 6, examplePromo({ percentage: 10 }))).toMatchObject({
      kind: 'promo',
      priceMills: 9000,
      boxReached: false,
    });
  });

  test('a promo applies from its quantity, and quantity 0 shows the price of the first step', () => {
    const promo = examplePromo({ percentage: 10, minQuantity: 4 });
    expect(price({}, 3, promo).kind).toBe('list');
    expect(price({}, 4, promo).kind).toBe('promo');
    expect(price({}, 0, promo).kind).toBe('list');
    const perSix = exampleProduct({ soldPer: 6, promo });
    expect(choosePrice(perSix, 0).kind).toBe('promo');
  });

  test('a mixed promo counts the quantities of all its articles', () => {
    const promo = examplePromo({
      type: 'promotion_mixed_article',
      percentage: 10,
      minQuantity: 6,
      articleNumbers: ['1', '2', '3'],
    });
    const product = exampleProduct({ articleNumber: '1', promo });
    expect(choosePrice(product, 2, new Map([['1', 2]])).kind).toBe('list');
    const quantities = new Map([
      ['1', 2],
      ['2', 4],
      ['9', 50],
    ]);
    expect(choosePrice(product, 2, quantities).kind).toBe('promo');
    expect(promoQuantity(promo, '1', 2, quantities)).toBe(6);
  });

  test('a promo with free articles does not change the price', () => {
    const promo = examplePromo({ type: 'promotion_free_article', minQuantity: 2, freeArticleQuantity: 1 });
    expect(price({}, 2, promo)).toMatchObject({ kind: 'list', priceMills: 10_000, promoApplied: true });
    expect(price({}, 1, promo).promoApplied).toBe(false);
  });

  test('a promo or box price never raises the price', () => {
    const mills = fc.integer({ min: 0, max: 1_000_000 });
    const maybe = fc.option(mills);
    fc.assert(
      fc.property(
        fc.record({
          listMills: mills,
          groupMills: maybe,
          dayMills: maybe,
          offerMills: maybe,
          tenderMills: maybe,
          box: fc.option(fc.record({ priceMills: mills, fromQuantity: fc.integer({ min: 1, max: 20 }) })),
        }),
        fc.record({
          percentage: fc.option(fc.integer({ min: 0, max: 100 })),
          amountMills: maybe,
          netPriceMills: maybe,
          minQuantity: fc.integer({ min: 1, max: 20 }),
          type: fc.constantFrom<PromoFacts['type']>(
            'promotion_reduction_percentage',
            'promotion_reduction_amount',
            'promotion_net_price',
            'promotion_free_article',
            'promotion_mixed_article',
          ),
        }),
        fc.integer({ min: 0, max: 40 }),
        (prices, changes, quantity) => {
          const promoPrice = price(prices, quantity, examplePromo(changes));
          const plain = price({ ...prices, box: null }, quantity);
          expect(promoPrice.priceMills).toBeLessThanOrEqual(plain.priceMills);
          expect(promoPrice.priceMills).toBeGreaterThanOrEqual(0);
          expect(Number.isInteger(promoPrice.priceMills)).toBe(true);
          expect(price(prices, quantity + 1, examplePromo(changes)).priceMills).toBeLessThanOrEqual(
            quantity === 0 ? Number.MAX_SAFE_INTEGER : promoPrice.priceMills,
          );
        },
      ),
    );
  });
});

describe('free articles', () => {
  const promo = (changes: Partial<PromoFacts>) =>
    examplePromo({ type: 'promotion_free_article', minQuantity: 12, freeArticleQuantity: 1, ...changes });

  test('every full minimum quantity gives its free quantity', () => {
    expect(freeArticles(promo({}), 11)).toBe(0);
    expect(freeArticles(promo({}), 12)).toBe(1);
    expect(freeArticles(promo({ freeArticleQuantity: 2 }), 35)).toBe(4);
  });

  test('a maximum above 0 caps the free quantity, and 0 means no maximum', () => {
    expect(freeArticles(promo({ maxFreeArticles: 3 }), 120)).toBe(3);
    expect(freeArticles(promo({ maxFreeArticles: 0 }), 120)).toBe(10);
  });

  test('a promo that lowers the price gives no free articles', () => {
    expect(freeArticles(promo({ type: 'promotion_net_price' }), 120)).toBe(0);
  });
});

describe('the conversion factor', () => {
  test('is the factor of the order unit, else the expected weight, else 1', () => {
    expect(conversionFactor(exampleProduct({ orderableByOrderUnit: true, orderUnitConversionFactor: 6 }))).toBe(6);
    expect(conversionFactor(exampleProduct({ weightArticle: true, unitOfMeasureConversionFactor: 1.2 }))).toBe(1.2);
    expect(conversionFactor(exampleProduct({ unitOfMeasureConversionFactor: 5 }))).toBe(1);
    expect(conversionFactor(exampleProduct({ orderableByOrderUnit: true, orderUnitConversionFactor: 0 }))).toBe(1);
  });
});
