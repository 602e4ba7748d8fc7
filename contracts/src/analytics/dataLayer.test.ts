import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { z } from 'zod';
import type { ProductView } from '@talloor/rules/product/productWire.ts';
import { viewProduct } from '@talloor/rules/product/viewProduct.ts';
import { exampleCustomer, exampleProduct, examplePromo } from '@talloor/rules/testing/exampleFacts.ts';
import { analyticsProductOf } from './analyticsProductOf.ts';
import { categoryTrailOf } from './categoryTrailOf.ts';
import { analyticsWidgets, collectedBatch, collectedEvent } from './collectedEvents.ts';
import { collectedEventOf } from './collectedEventOf.ts';
import { analyticsProduct, categoryTrail, dataLayerEvent, dataLayerEvents, type DataLayerEvent } from './dataLayer.ts';

const plainProduct = viewProduct(exampleProduct({ promo: examplePromo() }), {
  customer: exampleCustomer(),
  quantity: 0,
  moment: { deadline: '2026-03-11T16:00:00.000Z' },
  language: 'nl',
});
const { price: plainPrice, promo: plainPromo } = plainProduct;
if (plainPrice === null || plainPromo === null) throw new Error('the example has a price and a promotion');

const text = fc.string({ minLength: 3, maxLength: 40 }).map((own) => `«${own}»`);
const euros = fc.integer({ min: 0, max: 9_999_000 }).map((mills) => mills / 1000);
const digits = fc.integer({ min: 1, max: 999_999 }).map(String);

const products: fc.Arbitrary<ProductView> = fc
  .record({
    number: digits,
    name: text,
    brand: fc.oneof(text, fc.constant('')),
    category: fc.array(text, { maxLength: 7 }),
    price: euros,
    promoPrice: fc.option(euros),
    gift: fc.option(euros),
    isHidden: fc.boolean(),
    stock: fc.option(fc.nat()),
  })
  .map((own) => ({
    ...plainProduct,
    id: own.number,
    article_number: own.number,
    name: own.name,
    brand: own.brand,
    categories: own.category.map((name) => ({ name, alias: '1' })),
    stock: own.stock,
    price: own.isHidden
      ? null
      : {
          ...plainPrice,
          price: own.price,
          normal_price: own.price,
          active_price: own.price,
          promo_price: own.promoPrice,
        },
    promo:
      own.gift === null ? null : { ...plainPromo, free_item: { article_number: '1', name: own.name, price: own.gift } },
  }));

const events: fc.Arbitrary<DataLayerEvent> = fc
  .record({
    name: fc.constantFrom(...(Object.keys(dataLayerEvents) as DataLayerEvent['event'][])),
    shown: fc.array(products, { minLength: 1, maxLength: 4 }),
    widget: fc.constantFrom(...analyticsWidgets),
    number: digits,
    count: fc.nat({ max: 500 }),
    web: fc.uuid(),
  })
  .map(({ name, shown, widget, number, count, web }) => {
    const about = {
      user: { web_id: web, account_number: number, segment: 'school', logged: true, client_number: number },
      page: { kind: 'list', path: '/assortiment/:alias', language: 'nl', device: 'phone' } as const,
      category_trail: categoryTrailOf(shown.map((each) => each.name)),
      value: 12.34,
    };
    const own = shown.map((product) => analyticsProductOf(product, { quantity: 2, widget }));
    const [first] = own;
    if (first === undefined) throw new Error('at least one product');
    switch (name) {
      case 'page_view':
      case 'add_to_cart':
      case 'remove_from_cart':
        return { event: name, ...about, products: own };
      case 'view_list':
        return { event: name, ...about, products: own, results: count, widget };
      case 'search':
        return { event: name, ...about, products: own, results: count, words: 2, filters: 1 };
      case 'view_product':
        return { event: name, ...about, products: [first] };
      case 'view_cart':
      case 'begin_checkout':
        return { event: name, ...about, products: own, lines: count };
      case 'order':
        return { event: name, ...about, products: own, lines: count, order_number: number };
      default:
        return name satisfies never;
    }
  });

describe('the data layer', () => {
  test('has product data with 2 decimals for each article, and no amounts where prices are hidden', () => {
    fc.assert(
      fc.property(products, (product) => {
        const data = analyticsProductOf(product, { quantity: 3, widget: 'list' });
        analyticsProduct.parse(data);
        expect(data.article_number).toBe(product.article_number);
        expect([data.category_1, data.category_5]).toEqual([
          product.categories[0]?.name ?? null,
          product.categories[4]?.name ?? null,
        ]);
        const amounts = [data.price, data.discount, data.discount_type, data.gift_value];
        expect(product.price !== null || amounts.every((amount) => amount === null)).toBe(true);
      }),
    );
  });

  test('shows the discount of a promotion and its type, and the value of a gift', () => {
    const price = { ...plainPrice, normal_price: 4.185, active_price: 3.766, promo_price: 3.766 };
    const promo = { ...plainPromo, free_item: { article_number: '1', name: 'soep', price: 2.345 } };
    expect(analyticsProductOf({ ...plainProduct, price, promo })).toMatchObject({
      price: 3.77,
      discount: 0.42,
      discount_type: plainPromo.type,
      gift_value: 2.35,
      tags: ['promotion'],
    });
  });

  test('has a category trail of exactly 6 levels', () => {
    fc.assert(
      fc.property(fc.array(text, { maxLength: 9 }), (names) => {
        const trail = categoryTrail.parse(categoryTrailOf(names));
        expect(trail).toHaveLength(6);
        expect(trail.filter((name) => name !== null)).toEqual(names.slice(0, 6));
      }),
    );
  });

  test('gives the collector no name, brand, category or user', () => {
    fc.assert(
      fc.property(events, (event) => {
        const collected = collectedEventOf(dataLayerEvent.parse(event));
        expect(collectedEvent.parse(collected)).toEqual(collected);
        expect(JSON.stringify(collected)).not.toContain('«');
        expect(JSON.stringify(collected)).not.toContain(event.user.web_id);
      }),
    );
  });
});

test('no field of a collected event can hold a name, a mail address, a phone number or typed words', () => {
  const openFields: string[] = [];
  const walk = (schema: unknown, path: string): void => {
    if (typeof schema !== 'object' || schema === null) return;
    const own = schema as Record<string, unknown>;
    const isText = own['type'] === 'string';
    const isClosed = 'enum' in own || 'const' in own || own['format'] === 'uuid' || own['pattern'] === '^\\d{1,20}$';
    if (isText && !isClosed) openFields.push(path);
    if (own['type'] === 'object' && own['additionalProperties'] !== false) openFields.push(path);
    for (const [key, part] of Object.entries(own)) walk(part, `${path}/${key}`);
  };
  walk(z.toJSONSchema(collectedBatch), '');
  expect(openFields).toEqual([]);
});
