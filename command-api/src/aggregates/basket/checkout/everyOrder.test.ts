import { expect, test } from '@jest/globals';
import type { OpenBasket } from '../openBasket.ts';
import { mockupBasket } from '@talloor/rules/testing/mockupBasket.ts';
import { exampleCustomer, exampleProduct } from '@talloor/rules/testing/exampleFacts.ts';
import fc from 'fast-check';
import { mockupOpenBasket } from '../../../testing/mockupOpenBasket.ts';
import { lineFactsOf } from '../lineFactsOf.ts';
import { choosePrice } from '@talloor/rules/price/choosePrice.ts';
import type { CheckoutFacts } from './checkoutCommand.ts';
import { decideCheckout } from './decideCheckout.ts';

const { calendar, now } = mockupBasket;
const command = {
  orderNumber: '4402118',
  placedBy: '7',
  language: 'nl' as const,
  reference: '',
  message: '',
  extraEmails: [],
  basketId: null,
  amountToPayCents: null,
};

const line = fc.record({
  listMills: fc.integer({ min: 1, max: 90_000 }),
  stock: fc.oneof({ weight: 3, arbitrary: fc.constant(null) }, fc.integer({ min: 0, max: 12 })),
  status: fc.constantFrom('active', 'active', 'active', 'active', 'not_orderable', 'out_of_assortment'),
  vatRate: fc.constantFrom(6, 21),
  depositMills: fc.constantFrom(0, 4500),
  quantity: fc.integer({ min: 1, max: 14 }),
});

test('no order comes without a confirmed day, below the minimum, above the most lines, above the stock or with an article that one may not order; its amounts are right to the cent', () => {
  let orders = 0;
  fc.assert(
    fc.property(
      fc.array(line, { minLength: 1, maxLength: 6 }),
      fc.constantFrom<OpenBasket['delivery']>(mockupOpenBasket.delivery, mockupOpenBasket.delivery, null),
      fc.constantFrom(2, 4, 6, 6),
      fc.option(fc.integer({ min: 0, max: 5 }), { freq: 1 }),
      (lines, delivery, maxLines, restricted) => {
        // Of an article outside the customer's assortment the catalogue tells nothing.
        const all = lines.map(({ listMills, quantity, status, ...changes }, index) => ({
          product: exampleProduct({
            ...changes,
            status: status as 'active',
            articleNumber: String(100_001 + index),
            prices: { listMills },
          }),
          quantity,
        }));
        const known = all.filter((_, index) => index !== restricted);
        const facts: CheckoutFacts = {
          products: new Map(known.map(({ product }) => [product.articleNumber, product])),
          customer: exampleCustomer({ maxLines }),
          calendar,
          now,
          offeredSamples: [],
          mostSamples: 0,
          customerStatus: 'active',
          accountStatus: 'active',
          isDelivered: true,
          mainOrder: null,
        };
        const basket: OpenBasket = {
          ...mockupOpenBasket,
          delivery,
          lines: all.map(({ product, quantity }) => ({
            ...lineFactsOf(product, choosePrice(product, quantity)),
            quantity,
          })),
        };
        const decision = decideCheckout(command, basket, facts);
        if ('rejected' in decision) return;
        const [event] = decision;
        if (event?.type !== 'BasketCheckedOut') throw new Error('a checkout decided something else');
        orders += 1;
        const { totals, lines: ordered } = event.data;
        expect(delivery).not.toBeNull();
        expect(ordered.length).toBeLessThanOrEqual(maxLines);
        expect(known).toHaveLength(all.length);
        for (const { product, quantity } of all) {
          expect(product.status).toBe('active');
          expect(quantity).toBeLessThanOrEqual(product.stock ?? Infinity);
        }
        // Counted again in whole numbers, by nothing of ours: thousandths of a euro, half up, VAT once per rate.
        const halfUp = (value: bigint, by: bigint) => (value * 2n + by) / (by * 2n);
        const cents = all.map(({ product, quantity }) =>
          halfUp(BigInt(product.prices.listMills) * BigInt(quantity), 10n),
        );
        const sum = (values: readonly bigint[]) => values.reduce((total, value) => total + value, 0n);
        const goods = sum(cents);
        expect(BigInt(totals.subtotalCents)).toBe(goods);
        expect(goods).toBeGreaterThanOrEqual(15_000n);
        const fee = goods < 30_000n ? 1500n : 0n;
        expect(BigInt(totals.deliveryCents)).toBe(fee);
        let vat = 0n;
        let bases = 0n;
        for (const { rate, baseCents, vatCents } of totals.vat) {
          const ofRate = sum(cents.filter((_, index) => all[index]?.product.vatRate === rate));
          const share = BigInt(baseCents) - ofRate;
          // Within a cent of its part of the fee.
          expect(share * goods - fee * ofRate).toBeLessThanOrEqual(goods);
          expect(fee * ofRate - share * goods).toBeLessThanOrEqual(goods);
          expect(BigInt(vatCents)).toBe(halfUp(BigInt(baseCents) * BigInt(rate), 100n));
          vat += BigInt(vatCents);
          bases += BigInt(baseCents);
        }
        expect(bases).toBe(goods + fee);
        const deposit = sum(
          all.map(({ product, quantity }) => halfUp(BigInt(product.depositMills) * BigInt(quantity), 10n)),
        );
        expect(BigInt(totals.depositCents)).toBe(deposit);
        expect(BigInt(totals.payableCents)).toBe(goods + fee + vat + deposit);
      },
    ),
    { numRuns: 1500 },
  );
  // The sample says something: orders did come.
  expect(orders).toBeGreaterThan(30);
});
