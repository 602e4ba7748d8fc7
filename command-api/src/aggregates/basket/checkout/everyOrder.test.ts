import { expect, test } from '@jest/globals';
import type { OrderContent } from '@talloor/events/basket/events.ts';
import type { DeliveryMoment } from '@talloor/events/values.ts';
import { choosePrice } from '@talloor/rules/price/choosePrice.ts';
import type { ProductFacts } from '@talloor/rules/facts.ts';
import { exampleCustomer, exampleProduct, examplePromo } from '@talloor/rules/testing/exampleFacts.ts';
import { mockupBasket } from '@talloor/rules/testing/mockupBasket.ts';
import fc from 'fast-check';
import { mockupOpenBasket } from '../../../testing/mockupOpenBasket.ts';
import { ownAddress } from '../chooseDeliveryAddress/decideChooseDeliveryAddress.ts';
import type { MainOrder } from '../chooseBasketKind/mainOrder.ts';
import { lineFactsOf } from '../../../ordering/lineFactsOf.ts';
import type { OpenBasket } from '../openBasket.ts';
import type { CheckoutFacts } from './checkoutCommand.ts';
import { decideCheckout } from './decideCheckout.ts';
import { orderingFacts } from '../../../testing/orderingFacts.ts';

const { now } = mockupBasket;
const command = {
  orderNumber: '4402118',
  placedBy: '7',
  language: 'nl' as const,
  reference: '',
  message: '',
  extraEmails: [],
  basketId: null,
  shown: null,
  amountToPayCents: null,
};
const expressFee = 1500;
const dock = { siteId: '7', name: 'Dok', street: 'Dok-Noord', streetNumber: '4', postal: '9000', city: 'Gent' };
const site = { ...dock, weekdays: [5], opens: '09:00', closes: '20:00', cutoffTime: '17:00', cutoffWorkdays: 1 };
const calendar = {
  ...mockupBasket.calendar,
  express: { feeCents: expressFee, cutoffTime: '17:00', cutoffWorkdays: 1 },
  pickupSites: [site],
  extraOrderMaxLines: 3,
};
const gift = { articleNumber: '500001', name: { nl: 'Proefblik', fr: 'Boîte d’essai' }, priceMills: 990 };

const line = fc.record({
  listMills: fc.integer({ min: 1, max: 90_000 }),
  boxMills: fc.option(fc.integer({ min: 1, max: 60_000 })),
  /** Thousandths of a price unit per piece; null without weight. */
  weight: fc.option(fc.constantFrom(350, 1200, 2500), { freq: 3 }),
  stock: fc.oneof({ weight: 4, arbitrary: fc.constant(null) }, fc.integer({ min: 0, max: 20 })),
  status: fc.constantFrom('active', 'active', 'active', 'active', 'active', 'not_orderable', 'out_of_assortment'),
  vatRate: fc.constantFrom(6, 21),
  depositMills: fc.constantFrom(0, 4500),
  free: fc.option(fc.record({ per: fc.constantFrom(2, 5), isGift: fc.boolean() }), { freq: 2 }),
  quantity: fc.integer({ min: 1, max: 14 }),
});
type Line = typeof line extends fc.Arbitrary<infer T> ? T : never;

const way = fc.record({
  service: fc.constantFrom('round', 'round', 'express', 'pickup'),
  isConfirmed: fc.constantFrom(true, true, true, false),
  isFeeLost: fc.constantFrom(false, false, true),
  isDelivered: fc.constantFrom(true, true, true, false),
  main: fc.option(
    fc.record({
      isOpen: fc.constantFrom(true, true, true, false),
      otherwise: fc.constantFrom('same', 'same', 'same', 'day', 'window', 'door'),
    }),
    { freq: 2 },
  ),
});
type Way = typeof way extends fc.Arbitrary<infer T> ? T : never;

function productOf(
  { listMills, boxMills, weight, stock, free, status, vatRate, depositMills }: Line,
  index: number,
): ProductFacts {
  const articleNumber = String(100_001 + index);
  return exampleProduct({
    stock,
    vatRate,
    depositMills,
    articleNumber,
    status: status as 'active',
    weightArticle: weight !== null,
    unitOfMeasureConversionFactor: (weight ?? 1000) / 1000,
    prices: { listMills, box: boxMills === null ? null : { priceMills: boxMills, fromQuantity: 6 } },
    promo: free && {
      ...examplePromo({ promoId: `gratis ${articleNumber}`, type: 'promotion_free_article', minQuantity: free.per }),
      freeArticleQuantity: 1,
      freeItem: free.isGift ? gift : null,
    },
  });
}

function deliveryOf({ service, isFeeLost }: Way): DeliveryMoment {
  const friday = { day: '2026-03-13', windowStart: '08:30', windowEnd: '17:00', deadline: '2026-03-11T16:00:00.000Z' };
  if (service === 'express')
    return { ...friday, day: '2026-03-12', service: { kind: 'express', feeCents: isFeeLost ? 0 : expressFee } };
  if (service === 'pickup')
    return { ...friday, windowStart: '09:00', windowEnd: '20:00', service: { kind: 'pickup', ...dock } };
  return friday;
}

function mainOrderOf({ main }: Way, delivery: DeliveryMoment, customer: CheckoutFacts['customer']): MainOrder | null {
  if (main === null) return null;
  const difference = { day: { day: '2026-03-16' }, window: { windowStart: '12:00' }, door: {}, same: {} }[
    main.otherwise as 'same'
  ];
  const elsewhere = { ...ownAddress(customer), kind: 'alternative' as const, postal: '6700', city: 'Arlon' };
  return {
    orderNumber: '4402000',
    isCancelled: false,
    delivery: { ...delivery, ...difference },
    changeDeadline: main.isOpen ? '2026-03-11T16:00:00.000Z' : now.toISOString(),
    address: main.otherwise === 'door' ? elsewhere : ownAddress(customer),
    addressChosenBy: '7',
  };
}

const halfUp = (value: bigint, by: bigint) => (value * 2n + by) / (by * 2n);
const sum = (values: readonly bigint[]) => values.reduce((total, value) => total + value, 0n);

/** Thousandths of a euro, half up, VAT once per rate. */
function expectAmounts(totals: OrderContent['totals'], lines: readonly Line[], { service, main }: Way): void {
  const priceOf = ({ listMills, boxMills, quantity }: Line) =>
    BigInt(boxMills !== null && quantity >= 6 ? Math.min(boxMills, listMills) : listMills);
  const cents = lines.map((each) =>
    halfUp(priceOf(each) * BigInt(each.quantity) * BigInt(each.weight ?? 1000), 10_000n),
  );
  const goods = sum(cents);
  expect(BigInt(totals.subtotalCents)).toBe(goods);
  const isDriven = main === null && service !== 'pickup';
  const delivery = isDriven && goods < 30_000n ? 1500n : 0n;
  const express = main === null && service === 'express' ? BigInt(expressFee) : 0n;
  expect(BigInt(totals.deliveryCents)).toBe(delivery);
  expect(BigInt(totals.expressCents)).toBe(express);
  const fees = delivery + express;
  let vat = 0n;
  let bases = 0n;
  for (const { rate, baseCents, vatCents } of totals.vat) {
    const ofRate = sum(cents.filter((_, index) => lines[index]?.vatRate === rate));
    const share = BigInt(baseCents) - ofRate;
    expect(share * goods - fees * ofRate).toBeLessThanOrEqual(goods);
    expect(fees * ofRate - share * goods).toBeLessThanOrEqual(goods);
    expect(BigInt(vatCents)).toBe(halfUp(BigInt(baseCents) * BigInt(rate), 100n));
    vat += BigInt(vatCents);
    bases += BigInt(baseCents);
  }
  expect(bases).toBe(goods + fees);
  const deposit = sum(lines.map((each) => halfUp(BigInt(each.depositMills) * BigInt(each.quantity), 10n)));
  expect(BigInt(totals.depositCents)).toBe(deposit);
  expect(BigInt(totals.payableCents)).toBe(goods + fees + vat + deposit);
}

test('every accepted checkout obeys the limits of moment, minimum, lines, stock and assortment, and its amounts are exact', () => {
  const orders = { round: 0, express: 0, pickup: 0, extra: 0, free: 0 };
  fc.assert(
    fc.property(
      fc.array(line, { minLength: 1, maxLength: 6 }),
      way,
      fc.constantFrom(2, 4, 6, 6, 6),
      fc.option(fc.integer({ min: 0, max: 5 }), { freq: 1 }),
      fc.constantFrom(null, 0, 1, 30),
      (lines, scenario, maxLines, restricted, gifts) => {
        const all = lines.map(productOf);
        const visibleProducts = all.filter((_, index) => index !== restricted);
        const sold = [...visibleProducts, exampleProduct({ articleNumber: gift.articleNumber, stock: gifts })];
        const customer = exampleCustomer({ maxLines });
        const delivery = deliveryOf(scenario);
        const facts: CheckoutFacts = {
          products: new Map(sold.map((product) => [product.articleNumber, product])),
          customer,
          calendar,
          now,
          offeredSamples: [gift.articleNumber],
          mostSamples: 1,
          ...orderingFacts,
          isDelivered: scenario.isDelivered,
          mainOrder: mainOrderOf(scenario, delivery, customer),
        };
        const basket: OpenBasket = {
          ...mockupOpenBasket,
          delivery: scenario.isConfirmed ? delivery : null,
          mainOrder: facts.mainOrder?.orderNumber ?? null,
          freeSamples: [gift.articleNumber],
          lines: all.map((product, index) => {
            const quantity = lines[index]?.quantity ?? 0;
            return { ...lineFactsOf(product, choosePrice(product, quantity)), quantity };
          }),
        };
        const decision = decideCheckout(command, basket, facts);
        if ('rejected' in decision) return;
        const [event] = decision;
        if (event?.type !== 'BasketCheckedOut') throw new Error('a checkout appended an unexpected event');
        const { totals, lines: orderLines } = event.data;
        orders[scenario.main ? 'extra' : (scenario.service as 'round')] += 1;
        if (orderLines.some(({ free, promoId }) => free && promoId !== null)) orders.free += 1;

        expect(scenario.isConfirmed).toBe(true);
        expect(scenario.isDelivered || scenario.service === 'pickup').toBe(true);
        expect(lines.length).toBeLessThanOrEqual(scenario.main ? calendar.extraOrderMaxLines : maxLines);
        expect(scenario.main ?? { isOpen: true, otherwise: 'same' }).toEqual({ isOpen: true, otherwise: 'same' });
        expect(totals.subtotalCents).toBeGreaterThanOrEqual(scenario.main ? 0 : 15_000);
        expect(scenario.main === null && scenario.service === 'express' && scenario.isFeeLost).toBe(false);
        expect(visibleProducts).toHaveLength(all.length);
        for (const product of sold) {
          const linesOfProduct = orderLines.filter(({ articleNumber }) => articleNumber === product.articleNumber);
          expect(linesOfProduct.length === 0 || product.status === 'active').toBe(true);
          const quantity = linesOfProduct.reduce((total, each) => total + each.quantity, 0);
          expect(quantity).toBeLessThanOrEqual(product.stock ?? Infinity);
        }
        expect(orderLines.filter(({ free, lineTotalCents }) => free && lineTotalCents !== 0)).toEqual([]);
        expectAmounts(totals, lines, scenario);
      },
    ),
    { numRuns: 4000 },
  );
  for (const count of Object.values(orders)) expect(count).toBeGreaterThan(15);
});
