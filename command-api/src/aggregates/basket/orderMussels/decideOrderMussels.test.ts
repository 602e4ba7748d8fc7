import { describe, expect, test } from '@jest/globals';
import { basketEvents } from '@talloor/events/basket/events.ts';
import { evolveBasket, noBasket } from '@talloor/events/basket/state.ts';
import { exampleCalendar, exampleCustomer, exampleProduct } from '@talloor/rules/testing/exampleFacts.ts';
import { orderingFacts } from '../../../testing/orderingFacts.ts';
import { decideOrderMussels, type MusselFacts, type OrderMussels } from './decideOrderMussels.ts';

const bag = (articleNumber: string, weight: number) =>
  exampleProduct({
    articleNumber,
    name: { nl: `Mosselen ${weight} kg`, fr: `Moules ${weight} kg` },
    status: 'not_orderable',
    weightArticle: true,
    vatRate: 21,
    depositMills: 250,
    stock: null,
  });

const facts: MusselFacts = {
  ...orderingFacts,
  sale: {
    seasons: [
      {
        saleStart: '2026-07-01',
        saleEnd: '2027-04-15',
        priorityStart: '2026-12-07',
        priorityEnd: '2027-01-06',
        vatPercentage: 6,
      },
    ],
    packages: [
      { articleNumber: '1001', weightKg: 1, pricePerKgMills: 6900 },
      { articleNumber: '1005', weightKg: 5, pricePerKgMills: 6500 },
      { articleNumber: '1010', weightKg: 10, pricePerKgMills: 6350 },
    ],
    customer: { isPriority: false, isAfternoonOnly: false },
  },
  products: new Map([
    ['1001', bag('1001', 1)],
    ['1005', bag('1005', 5)],
    ['1010', { ...bag('1010', 10), status: 'out_of_assortment' as const }],
  ]),
  customer: exampleCustomer(),
  calendar: exampleCalendar(),
  now: new Date('2026-12-08T10:00:00+01:00'),
  isDelivered: true,
};
const priority = { ...facts.sale, customer: { isPriority: true, isAfternoonOnly: false } };

const command: OrderMussels = {
  orderNumber: '500000123',
  basketId: '7f0c7a52-32a1-4b35-8a86-1d2b0a6f5e11',
  placedBy: '1001',
  language: 'nl',
  deliveryDate: '2026-12-10',
  deliveryMoment: 'morning',
  orderedQuantities: [
    { weight: 1, quantity: 4 },
    { weight: 5, quantity: 3 },
  ],
  shownTotalCents: null,
  reference: '',
  message: '',
};
const strict = { ...facts.customer, orderReferenceRequired: true };

const decide = (changes: Partial<OrderMussels> = {}, more: Partial<MusselFacts> = {}) =>
  decideOrderMussels({ ...command, ...changes }, noBasket, { ...facts, ...more });

describe('an order of mussels', () => {
  test('is a basket of its own, from opening to checkout, at the price and VAT of the season', () => {
    const events = decide();
    if ('rejected' in events) throw new Error(events.rejected);
    expect(events.map(({ type }) => type)).toEqual([
      'BasketOpened',
      'BasketLineQuantityChanged',
      'BasketLineQuantityChanged',
      'BasketDeliveryMomentConfirmed',
      'BasketCheckedOut',
    ]);
    for (const { type, data } of events) expect(basketEvents[type].schema.safeParse(data).success).toBe(true);
    expect(events.reduce(evolveBasket, noBasket)).toMatchObject({ status: 'checkedOut', orderNumber: '500000123' });
    expect(events.at(-1)?.data).toMatchObject({
      basketId: command.basketId,
      placedBy: '1001',
      lines: [
        {
          articleNumber: '1001',
          quantity: 4,
          priceMills: 6900,
          conversionFactor: 1,
          lineTotalCents: 2760,
          vatRate: 6,
          depositMills: 0,
          weightArticle: true,
        },
        { articleNumber: '1005', quantity: 3, priceMills: 6500, conversionFactor: 5, lineTotalCents: 9750 },
      ],
      totals: {
        approximate: true,
        subtotalCents: 12_510,
        deliveryCents: 0,
        depositCents: 0,
        vat: [{ rate: 6, baseCents: 12_510, vatCents: 751 }],
        payableCents: 13_261,
      },
      delivery: {
        day: '2026-12-10',
        windowStart: '08:30',
        windowEnd: '12:00',
        deadline: '2026-12-09T13:00:00.000Z',
        service: { kind: 'mussels', moment: 'morning' },
      },
      changeDeadline: '2026-12-09T13:00:00.000Z',
      address: { kind: 'default' },
    });
  });

  test('has the reference and the message of the customer', () => {
    const events = decide({ reference: ' PO-77 ', message: 'Achteraan leveren\n' }, { customer: strict });
    expect(events).toMatchObject({ 4: { data: { reference: 'PO-77', message: 'Achteraan leveren' } } });
  });

  test('is placed at the total that was shown', () => {
    expect(decide({ shownTotalCents: 13_261 })).toHaveLength(5);
  });

  test('is final at once when it is given after the cut-off on the eve', () => {
    const events = decide({ deliveryDate: '2026-12-08', deliveryMoment: 'afternoon' }, { sale: priority });
    expect(events).toMatchObject({
      4: { data: { placedAt: '2026-12-08T09:00:00.000Z', changeDeadline: '2026-12-08T09:00:00.000Z' } },
    });
  });

  test('rounds fractions of packages, adds up repeated weights, and leaves out what comes to none', () => {
    const orderedQuantities = [
      { weight: 5, quantity: 1.5 },
      { weight: 5, quantity: 1 },
      { weight: 1, quantity: 0.4 },
    ];
    expect(decide({ orderedQuantities })).toMatchObject([
      { type: 'BasketOpened' },
      { type: 'BasketLineQuantityChanged', data: { articleNumber: '1005', quantity: 3 } },
      { type: 'BasketDeliveryMomentConfirmed' },
      { type: 'BasketCheckedOut', data: { lines: [{ articleNumber: '1005', quantity: 3 }] } },
    ]);
  });

  test.each<[string, string, Partial<OrderMussels>, Partial<MusselFacts>]>([
    ['without a day', 'mussels.delivery_date_not_selected', { deliveryDate: null }, {}],
    ['without a moment', 'mussels.delivery_date_not_selected', { deliveryMoment: null }, {}],
    ['for today', 'mussels.day_not_offered', { deliveryDate: '2026-12-08' }, {}],
    ['for a day long past', 'mussels.out_of_season', { deliveryDate: '2020-01-01' }, {}],
    ['after the season', 'mussels.out_of_season', { deliveryDate: '2027-04-16' }, {}],
    ['when no season is planned', 'mussels.out_of_season', {}, { sale: { ...facts.sale, seasons: [] } }],
    ['for a Sunday', 'mussels.day_not_offered', { deliveryDate: '2026-12-13' }, {}],
    [
      'for a Sunday afternoon by a priority customer',
      'mussels.moment_not_offered',
      { deliveryDate: '2026-12-13', deliveryMoment: 'afternoon' },
      { sale: priority },
    ],
    [
      'for a morning by a customer of the afternoon',
      'mussels.moment_not_offered',
      {},
      { sale: { ...facts.sale, customer: { isPriority: false, isAfternoonOnly: true } } },
    ],
    ['for this morning after 7:00', 'mussels.moment_not_offered', { deliveryDate: '2026-12-08' }, { sale: priority }],
    ['of an unknown package', 'mussels.unknown_package', { orderedQuantities: [{ weight: 3, quantity: 9 }] }, {}],
    [
      'of a package outside the assortment',
      'mussels.unknown_package',
      { orderedQuantities: [{ weight: 10, quantity: 9 }] },
      {},
    ],
    ['of no number', 'mussels.unknown_package', { orderedQuantities: [{ weight: 5, quantity: Number.NaN }] }, {}],
    ['of nothing', 'mussels.minimum_weight_not_reached', { orderedQuantities: [] }, {}],
    [
      'of less than 15 kg',
      'mussels.minimum_weight_not_reached',
      { orderedQuantities: [{ weight: 1, quantity: 14 }] },
      {},
    ],
    [
      'of a negative number',
      'mussels.minimum_weight_not_reached',
      { orderedQuantities: [{ weight: 5, quantity: -3 }] },
      {},
    ],
    [
      'of more than there can be',
      'basket.error.maximum_exceeded',
      { orderedQuantities: [{ weight: 5, quantity: 1e9 }] },
      {},
    ],
    ['at another total than shown', 'mussels.changed', { shownTotalCents: 13_260 }, {}],
    ['above the order limit of the user', 'mussels.above_limit', {}, { orderLimitCents: 12_509 }],
    ['to a place without deliveries', 'basket.postal_not_delivered', {}, { isDelivered: false }],
    [
      'without the reference that the customer requires',
      'basket.reference_required',
      { reference: ' ' },
      { customer: strict },
    ],
    ['by a user without the right to order', 'portal.may_not_order', {}, { mayOrder: false }],
    ['by a suspended user', 'account.suspended', {}, { accountStatus: 'suspended' }],
    ['by a suspended customer', 'customer.suspended', {}, { customerStatus: 'suspended' }],
  ])('is rejected %s with %s', (_, rejected, changes, more) => {
    expect(decide(changes, more)).toMatchObject({ rejected });
  });

  test('names the minimum, and asks no more than the stock of a package', () => {
    expect(decide({ orderedQuantities: [] })).toMatchObject({ parameters: { minimum_weight: 15 } });
    const products = new Map(facts.products).set('1005', { ...bag('1005', 5), stock: 2 });
    expect(decide({}, { products })).toMatchObject({
      rejected: 'basket.error.max_available_stock',
      parameters: { article_number: '1005', max_stock: 2 },
    });
    expect(decide({}, { orderLimitCents: 12_510 })).not.toHaveProperty('rejected');
  });
});
