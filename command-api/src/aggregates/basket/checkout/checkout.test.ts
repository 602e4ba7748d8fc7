import { describe, expect, test } from '@jest/globals';
import { basketEvents, type BasketEvent, type OrderContent } from '@talloor/events/basket/events.ts';
import { noBasket, type BasketState } from '@talloor/events/basket/state.ts';
import type { OrderEvent } from '@talloor/events/order/events.ts';
import { evolveOrder, noOrder } from '@talloor/events/order/state.ts';
import { assessBasket } from '@talloor/rules/basket/assessBasket.ts';
import { examplePickup, examplePickupSite, exampleProduct } from '@talloor/rules/testing/exampleFacts.ts';
import { mockupBasket } from '@talloor/rules/testing/mockupBasket.ts';
import { mockupOpenBasket } from '../../../testing/mockupOpenBasket.ts';
import { ownAddress } from '../chooseDeliveryAddress/decideChooseDeliveryAddress.ts';
import type { OpenBasket } from '../openBasket.ts';
import type { Checkout, CheckoutFacts } from './checkoutCommand.ts';
import { basketInputOf } from '@talloor/rules/basket/basketInputOf.ts';
import { givesFreeArticles } from '@talloor/rules/promo/freeArticles.ts';
import { contentOfAssessment } from '@talloor/rules/basket/contentOfView.ts';
import { decideCheckout } from './decideCheckout.ts';
import { viewOrderPlaced } from './viewOrderPlaced.ts';
import { orderingFacts } from '../../../testing/orderingFacts.ts';

const faulty = new Set(['121040', '136055']);
const { products, customer, calendar, now, offeredSamples } = mockupBasket;
const facts: CheckoutFacts = {
  products,
  customer,
  calendar,
  now,
  offeredSamples,
  mostSamples: 2,
  ...orderingFacts,
  isDelivered: true,
  mainOrder: null,
};
const { lines } = mockupOpenBasket;
const basket: OpenBasket = { ...mockupOpenBasket, lines: lines.filter((line) => !faulty.has(line.articleNumber)) };
const command: Checkout = {
  orderNumber: '4402118',
  basketId: mockupOpenBasket.basketId,
  shown: null,
  placedBy: '7',
  language: 'nl',
  reference: 'WK11-KEUKEN',
  message: 'zijdeur',
  extraEmails: ['keuken@bistrolindegaard.example', 'keuken@bistrolindegaard.example'],
  amountToPayCents: 31_696,
};

const shownContent = (state: OpenBasket, shownFacts = facts) =>
  contentOfAssessment(assessBasket({ basket: basketInputOf(state), ...shownFacts }));

function contentOf(state: BasketState = basket, changes: Partial<Checkout> = {}, checkoutFacts = facts): OrderContent {
  const decision = decideCheckout({ ...command, ...changes }, state, checkoutFacts);
  const [event] = Array.isArray(decision) ? (decision as readonly BasketEvent[]) : [];
  if (event?.type !== 'BasketCheckedOut') throw new Error(`refused: ${JSON.stringify(decision)}`);
  return event.data;
}

describe('a checkout', () => {
  test('contains all lines, free lines and promised amounts', () => {
    const content = contentOf();
    expect(basketEvents.BasketCheckedOut.schema.parse(content)).toEqual(content);
    expect(content.totals).toEqual({
      rulesVersion: 1,
      approximate: true,
      subtotalCents: 27_594,
      deliveryCents: 1500,
      expressCents: 0,
      discountCents: 0,
      vat: [
        { rate: 6, baseCents: expect.any(Number), vatCents: 1583 },
        { rate: 21, baseCents: expect.any(Number), vatCents: 569 },
      ],
      depositCents: 450,
      payableCents: 31_696,
    });
    expect(content.lines).toHaveLength(11);
    expect(content.lines.map((line) => line.lineId)).toEqual(content.lines.map((_, index) => String(index + 1)));
    expect(content.lines.filter((line) => line.free)).toMatchObject([
      { articleNumber: '133499', quantity: 1, priceMills: 0, lineTotalCents: 0, depositMills: 0, promoId: 'room' },
    ]);
    expect(content).toMatchObject({
      changeDeadline: '2026-03-11T16:00:00.000Z',
      reference: 'WK11-KEUKEN',
      extraEmails: ['keuken@bistrolindegaard.example'],
      address: { kind: 'default', city: 'Gent' },
    });
    expect(content.lines.reduce((sum, line) => sum + line.lineTotalCents, 0)).toBe(content.totals.subtotalCents);
  });

  test('goes to the chosen address, or to the own address of the customer after erasure of its author', () => {
    const elsewhere = {
      kind: 'alternative',
      name: 'Zaal',
      street: 'Kouter',
      streetNumber: '2',
      box: '',
      postal: '8000',
      city: 'Brugge',
    } as const;
    const content = contentOf({ ...basket, address: elsewhere, addressChosenBy: '8' });
    expect(content).toMatchObject({ address: elsewhere, addressChosenBy: '8' });
    const erased = { ...elsewhere, name: null, street: null, streetNumber: null, box: null };
    const own = contentOf({ ...basket, address: erased, addressChosenBy: '8' });
    expect(own.address).toEqual(contentOf().address);
    expect(own).not.toHaveProperty('addressChosenBy');
  });

  test('may contain more free articles than a line may order', () => {
    const generous = new Map(
      [...products].map(([number, product]) => [
        number,
        product.promo?.promoId === 'room'
          ? { ...product, promo: { ...product.promo, freeArticleQuantity: 20_000, maxFreeArticles: 0 } }
          : product,
      ]),
    );
    const content = contentOf(basket, {}, { ...facts, products: generous });
    expect(content.lines.find((line) => line.free)?.quantity).toBeGreaterThanOrEqual(20_000);
    expect(basketEvents.BasketCheckedOut.schema.safeParse(content).success).toBe(true);
  });

  test('uses the reference of the basket by default', () => {
    expect(contentOf({ ...basket, reference: 'WK12' }, { reference: '' }).reference).toBe('WK12');
  });

  test('is rejected for a suspended or cancelled customer or account', () => {
    expect(decideCheckout(command, basket, { ...facts, customerStatus: 'suspended' })).toEqual({
      rejected: 'customer.suspended',
    });
    expect(decideCheckout(command, basket, { ...facts, customerStatus: 'cancelled' })).toEqual({
      rejected: 'customer.cancelled',
    });
    expect(decideCheckout(command, basket, { ...facts, accountStatus: 'suspended' })).toEqual({
      rejected: 'account.suspended',
    });
    expect(decideCheckout(command, basket, { ...facts, accountStatus: 'cancelled' })).toEqual({
      rejected: 'account.cancelled',
    });
  });

  test('is rejected when the basket differs from the shown one, even at the same amount or with hidden prices', () => {
    const others: OpenBasket[] = [
      { ...basket, delivery: basket.delivery && { ...basket.delivery, day: '2026-03-19' } },
      { ...basket, delivery: basket.delivery && { ...basket.delivery, windowStart: '13:00' } },
      { ...basket, delivery: basket.delivery && { ...basket.delivery, service: { kind: 'express', feeCents: 0 } } },
      { ...basket, mainOrder: '4402131' },
      { ...basket, lines: basket.lines.map((line) => ({ ...line, quantity: line.quantity + 1 })) },
      { ...basket, lines: basket.lines.slice(1) },
    ];
    const hidden = { ...command, amountToPayCents: null, shown: shownContent(basket) };
    for (const other of others) expect(decideCheckout(hidden, other, facts)).toEqual({ rejected: 'basket.changed' });
    expect(decideCheckout(hidden, basket, facts)).toMatchObject([{ type: 'BasketCheckedOut' }]);
  });

  test('is rejected when a shown free article or chosen sample fell away, at the same amount', () => {
    const sample = exampleProduct({ articleNumber: '900001', stock: 5 });
    const withSample = { ...basket, freeSamples: ['900001'] };
    const withGifts = { ...facts, products: new Map(products).set('900001', sample), offeredSamples: ['900001'] };
    const shown = shownContent(withSample, withGifts);
    const hidden = { ...command, amountToPayCents: null, shown };
    expect(decideCheckout(hidden, withSample, withGifts)).toMatchObject([{ type: 'BasketCheckedOut' }]);
    const soldOut = new Map(withGifts.products).set('900001', { ...sample, stock: 0 });
    const ended = new Map(
      [...withGifts.products].map(([number, product]) => [
        number,
        product.promo && givesFreeArticles(product.promo) ? { ...product, promo: null } : product,
      ]),
    );
    for (const changedFacts of [{ products: soldOut }, { offeredSamples: [] }, { products: ended }])
      expect(decideCheckout(hidden, withSample, { ...withGifts, ...changedFacts })).toEqual({
        rejected: 'basket.changed',
      });
  });

  test('is rejected for a user without the right to order', () => {
    expect(decideCheckout(command, basket, { ...facts, mayOrder: false })).toEqual({
      rejected: 'portal.may_not_order',
    });
  });

  test('contains the chosen samples for free, without those no longer offered', () => {
    const [sample, other] = ['131209', '100431'].map((articleNumber) => exampleProduct({ articleNumber, soldPer: 3 }));
    const productsWithSamples = new Map(products)
      .set('900001', { ...sample!, articleNumber: '900001' })
      .set('900002', other!);
    const sampleFacts = { ...facts, products: productsWithSamples, offeredSamples: ['900001'] };
    const content = contentOf({ ...basket, freeSamples: ['900001', '900002'] }, {}, sampleFacts);
    const before = contentOf();
    expect(content.lines.slice(before.lines.length)).toMatchObject([
      {
        articleNumber: '900001',
        quantity: 3,
        free: true,
        priceMills: 0,
        depositMills: 0,
        lineTotalCents: 0,
        promoId: null,
      },
    ]);
    expect(content.totals).toEqual(before.totals);
    expect(basketEvents.BasketCheckedOut.schema.parse(content)).toEqual(content);
  });

  test('is rejected when another basket is active than the shown one', () => {
    const commandForOther = { ...command, basketId: '5f0c8c0e-93a1-4d3c-8e0b-1f8f0a6f2d01', amountToPayCents: null };
    expect(decideCheckout(commandForOther, basket, facts)).toEqual({ rejected: 'basket.changed' });
    expect(contentOf(basket, { basketId: null }).basketId).toBe(basket.basketId);
  });

  test('is rejected when the amount differs from the shown amount', () => {
    const dearer = new Map(products).set('131244', exampleProduct({ articleNumber: '131244' }));
    expect(decideCheckout(command, basket, { ...facts, products: dearer })).toEqual({ rejected: 'basket.changed' });
    expect(contentOf(basket, { amountToPayCents: null }, { ...facts, products: dearer }).totals.payableCents).toBe(
      assessBasket({
        basket: { ...basket, address: null },
        ...facts,
        products: dearer,
      }).payableCents,
    );
  });

  test('is rejected for an ordered basket', () => {
    expect(decideCheckout(command, { ...basket, status: 'checkedOut', orderNumber: '4402117' }, facts)).toEqual({
      rejected: 'basket.already_ordered',
      parameters: { order_number: '4402117' },
    });
  });

  const few: OpenBasket = { ...basket, lines: basket.lines.slice(0, 1) };
  const outOfStock = new Map(products).set('131244', exampleProduct({ articleNumber: '131244', stock: 3 }));
  test.each<[string, BasketState, Partial<CheckoutFacts>]>([
    ['basket.empty', noBasket, {}],
    ['basket.empty', { ...basket, lines: [] }, {}],
    ['basket.faulty_lines', { ...basket, lines }, {}],
    ['basket.stock_issues', basket, { products: outOfStock }],
    ['basket.below_minimum', few, {}],
    ['basket.too_many_lines', basket, { customer: { ...customer, maxLines: 9 } }],
    ['basket.delivery_not_confirmed', { ...basket, delivery: null }, {}],
    ['basket.delivery_not_confirmed', { ...basket, delivery: null }, { customer: { ...customer, windows: [] } }],
    ['basket.delivery_moment_expired', basket, { now: new Date('2026-03-11T16:00:00.000Z') }],
    ['basket.delivery_moment_invalid', basket, { calendar: { ...calendar, closingDays: ['2026-03-13'] } }],
  ])('is rejected with %s (%#)', (code, state, changes) => {
    expect(decideCheckout(command, state, { ...facts, ...changes })).toMatchObject({ rejected: code });
  });

  test('is rejected below the minimum, without amount when prices are hidden', () => {
    const hidden = { ...facts, customer: { ...customer, showPrices: false } };
    expect(decideCheckout(command, few, hidden)).toEqual({ rejected: 'basket.below_minimum', parameters: {} });
  });

  test('is rejected for a postal code without delivery', () => {
    expect(decideCheckout(command, basket, { ...facts, isDelivered: false })).toEqual({
      rejected: 'basket.postal_not_delivered',
    });
  });

  const service = examplePickup;
  const site = examplePickupSite({ weekdays: [5], cutoffTime: '17:00' });
  const { delivery } = basket;
  if (!delivery) throw new Error('the basket of mock-up 05 has a day');

  test('for pickup works outside the delivery area, without delivery cost', () => {
    const atSite = { ...delivery, windowStart: '09:00', windowEnd: '20:00', service };
    const pickupFacts = { ...facts, isDelivered: false, calendar: { ...calendar, pickupSites: [site] } };
    const content = contentOf({ ...basket, delivery: atSite }, { amountToPayCents: null }, pickupFacts);
    expect(content).toMatchObject({ delivery: { service }, totals: { deliveryCents: 0 } });
    expect(basketEvents.BasketCheckedOut.schema.parse(content)).toEqual(content);
  });

  test('with express delivery requires the fee for an independent order', () => {
    const express = { feeCents: 1500, cutoffTime: '17:00', cutoffWorkdays: 1 };
    const expressFacts = { ...facts, calendar: { ...calendar, express } };
    const free = { ...delivery, day: '2026-03-12', service: { kind: 'express', feeCents: 0 } } as const;
    expect(decideCheckout(command, { ...basket, delivery: free }, expressFacts)).toMatchObject({
      rejected: 'basket.delivery_moment_invalid',
    });
    const withFee = { ...free, service: { kind: 'express', feeCents: 1500 } } as const;
    const content = contentOf({ ...basket, delivery: withFee }, { amountToPayCents: null }, expressFacts);
    expect(content.totals.expressCents).toBe(1500);
  });

  test('of an add-on requires an open main order at the same moment and address', () => {
    const addOn = { ...basket, mainOrder: '4402131', lines: basket.lines.slice(0, 1) };
    const door = { address: ownAddress(customer), addressChosenBy: '7' };
    const main = {
      orderNumber: '4402131',
      isCancelled: false,
      delivery,
      changeDeadline: delivery.deadline,
      ...door,
    };
    const addOnFacts = { ...facts, mainOrder: main };
    const content = contentOf(addOn, { amountToPayCents: null }, addOnFacts);
    expect(content).toMatchObject({ mainOrder: '4402131', totals: { deliveryCents: 0 } });
    expect(contentOf()).not.toHaveProperty('mainOrder');
    const rejection = { rejected: 'basket.main_order_closed', parameters: { order_number: '4402131' } };
    const fast = { ...delivery, service: { kind: 'express', feeCents: 1500 } } as const;
    for (const other of [{ ...delivery, day: '2026-03-16' }, { ...delivery, windowStart: '12:00' }, fast])
      expect(decideCheckout(command, addOn, { ...facts, mainOrder: { ...main, delivery: other } })).toEqual(rejection);
    const late = { ...main, changeDeadline: '2026-03-11T13:00:00.000Z' };
    const cancelled = { ...main, isCancelled: true };
    for (const closedOrder of [late, cancelled])
      expect(decideCheckout(command, addOn, { ...facts, mainOrder: closedOrder })).toEqual(rejection);
    const elsewhere = { ...door.address, kind: 'alternative', postal: '6700', city: 'Arlon' } as const;
    const apart = { rejected: 'basket.main_order_elsewhere', parameters: { order_number: '4402131' } };
    expect(decideCheckout(command, { ...addOn, address: elsewhere }, addOnFacts)).toEqual(apart);
    const mainElsewhere = { ...addOnFacts, mainOrder: { ...main, address: elsewhere } };
    expect(decideCheckout(command, addOn, mainElsewhere)).toEqual(apart);
    const together = contentOf({ ...addOn, address: elsewhere }, { amountToPayCents: null }, mainElsewhere);
    expect(together.address).toEqual(elsewhere);
    const few = { ...addOnFacts, calendar: { ...calendar, extraOrderMaxLines: 0 } };
    expect(decideCheckout(command, addOn, few)).toMatchObject({ rejected: 'basket.too_many_extra_lines' });
  });

  test('requires a reference when the customer demands one', () => {
    const strict = { ...facts, customer: { ...customer, orderReferenceRequired: true } };
    expect(decideCheckout({ ...command, reference: ' ' }, basket, strict)).toEqual({
      rejected: 'basket.reference_required',
    });
    expect(contentOf(basket, {}, strict).reference).toBe('WK11-KEUKEN');
  });
});

describe('the answer to a checkout', () => {
  const content = contentOf();
  const first = content.lines[0]?.lineId ?? '';

  test('shows amounts and allocated quantities', () => {
    const events: readonly OrderEvent[] = [
      { type: 'OrderPlaced', data: content },
      { type: 'OrderLinesAllocated', data: { lines: [] } },
      { type: 'OrderLineShort', data: { lineId: first, articleNumber: '1', ordered: 2, allocated: 1 } },
    ];
    const order = events.reduce(evolveOrder, noOrder);
    const view = viewOrderPlaced(content, order, 'fr', true);
    expect(view).toMatchObject({
      order_number: '4402118',
      amount_to_pay: 316.96,
      shipping_fee: 15,
      total_deposit: 4.5,
      delivery_window_start: '08:30',
      allocation: 'short',
      is_approximate: true,
    });
    expect(view.lines[0]).toMatchObject({ status: 'short', allocated_quantity: 1 });
  });

  test('shows no amounts when prices are hidden, and a pending allocation', () => {
    const view = viewOrderPlaced(content, noOrder, 'nl', false);
    expect(view).toMatchObject({ amount_to_pay: null, shipping_fee: null, allocation: 'pending' });
    expect(view.lines.every((line) => line.line_total === null && line.price_per_unit === null)).toBe(true);
  });
});
