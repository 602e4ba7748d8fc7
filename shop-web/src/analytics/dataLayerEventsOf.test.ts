import { describe, expect, test } from '@jest/globals';
import { categoryTrailOf } from '@talloor/contracts/analytics/categoryTrailOf.ts';
import { dataLayerEvent } from '@talloor/contracts/analytics/dataLayer.ts';
import type { BasketLineView } from '@talloor/rules/basket/basketWire.ts';
import { exampleProduct } from '../testing/exampleProduct.ts';
import { fakeServer } from '../testing/fakeServer.ts';
import { dataLayerEventsOf, type EventContext } from './dataLayerEventsOf.ts';
import type { Occurrence } from './occurrence.ts';

const context: EventContext = {
  user: {
    web_id: '00000000-0000-4000-8000-000000000005',
    account_number: '1001',
    segment: 'restaurant',
    logged: true,
    client_number: '204118',
  },
  page: { kind: 'product', path: '/:id', language: 'nl', device: 'phone' },
  widget: 'product',
  takeWidget: (article) => (article === '1' ? 'related' : null),
};
const eventsOf = (occurrence: Occurrence) =>
  dataLayerEventsOf(occurrence, context).map((event) => dataLayerEvent.parse(event));

const lineOf = (article: string, quantity: number): BasketLineView => ({
  product: exampleProduct({ id: article, article_number: article }),
  quantity,
  errors: [],
  error_codes: [],
  line_total: null,
  line_total_incl_vat: null,
  is_counted: true,
  is_approximate: false,
});

describe('the events of the data layer', () => {
  test('a change of the basket adds and removes articles, with the place of each', () => {
    const before = [lineOf('1', 2), lineOf('2', 6), lineOf('3', 1)];
    const after = [lineOf('1', 5), lineOf('2', 2.5), lineOf('4', 1)];
    const shown = eventsOf({ name: 'basket_change', before, after }).map(({ event, products }) => [
      event,
      products.map((each) => [each.article_number, each.quantity, each.widget_name]),
    ]);
    expect(shown).toEqual([
      [
        'add_to_cart',
        [
          ['1', 3, 'related'],
          ['4', 1, 'product'],
        ],
      ],
      [
        'remove_from_cart',
        [
          ['2', 3.5, 'product'],
          ['3', 1, 'product'],
        ],
      ],
    ]);
  });

  test('a change of the delivery day is no event', () => {
    expect(eventsOf({ name: 'basket_change', before: [lineOf('1', 2)], after: [lineOf('1', 2)] })).toEqual([]);
  });

  test('a list has its articles, its results and the trail of its category', () => {
    const trail = ['Zuivel', 'Room'];
    const products = [exampleProduct()];
    const [event] = eventsOf({ name: 'view_list', widget: 'list', products, results: 46, trail });
    expect(event).toMatchObject({ results: 46, widget: 'list', category_trail: categoryTrailOf(trail) });
    expect(event?.products).toHaveLength(1);
  });

  test('an article has its own trail', () => {
    const categories = ['Zuivel', 'Room', 'Vol'].map((name) => ({ name, alias: '1' }));
    const [event] = eventsOf({ name: 'view_product', product: exampleProduct({ categories }) });
    expect(event).toMatchObject({
      category_trail: ['Zuivel', 'Room', 'Vol', null, null, null],
      products: [{ category_1: 'Zuivel', category_3: 'Vol', category_4: null }],
    });
  });

  test('basket and checkout have the amount to pay and at most 300 articles', () => {
    const basket = fakeServer().view();
    const lines = Array.from({ length: 301 }, (_, at) => lineOf(String(at + 1), 1));
    for (const name of ['view_cart', 'begin_checkout'] as const) {
      const [event] = eventsOf({ name, basket: { ...basket, lines } });
      expect(event).toMatchObject({ event: name, lines: 301, value: basket.amount_to_pay });
      expect(event?.products).toHaveLength(300);
    }
  });

  test('an order has its number, and no free lines', () => {
    const line = {
      line_id: '1',
      article_number: '131209',
      name: 'Volle room',
      brand: '',
      group_code: 'dairy',
      quantity: 2,
      unit: 'st',
      price_per_unit: 3.985,
      normal_price: 4.185,
      is_day_price: false,
      is_offer_price: false,
      is_promo_price: true,
      is_box_price: false,
      is_weight_article: false,
      is_free: false,
      tax_percentage: 6,
      line_total: 7.97,
      status: 'allocated',
      allocated_quantity: 2,
    } as const;
    const lines = [line, { ...line, line_id: '2', is_free: true }];
    const [event] = eventsOf({ name: 'order', number: '4402206', lines, amountToPay: 316.96 });
    expect(event).toMatchObject({
      order_number: '4402206',
      lines: 1,
      value: 316.96,
      products: [{ price: 3.99, discount: 0.2, brand: null, tags: ['promotion'], widget_name: 'order' }],
    });
  });
});
