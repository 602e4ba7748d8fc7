import { expect, test } from '@jest/globals';
import { legalHolidays } from '@talloor/catalogue/calendar/legalHolidays.ts';
import { dayAt } from '@talloor/rules/delivery/brusselsTime.ts';
import { momentOf } from '@talloor/rules/delivery/deliveryMoments.ts';
import type { CustomerFacts } from '@talloor/rules/facts.ts';
import { demoCustomers } from '../content/readCustomers.ts';
import { planDemo } from './planDemo.ts';
import type { World } from './planOrders.ts';

const windows = [{ start: '08:30', end: '17:00' }];
const customers = new Map(
  demoCustomers.map((customer): [string, CustomerFacts] => [
    customer.customerNumber,
    {
      ...customer,
      addressBook: [],
      alternativeAddressAllowed: true,
      minimumOrderCents: customer.minimumOrderCents ?? 15_000,
      freeDeliveryFromCents: customer.freeDeliveryFromCents ?? 30_000,
      deliveryFeeCents: customer.deliveryFeeCents ?? 1500,
      maxLines: 200,
      paymentTermDays: 14,
      windows,
    },
  ]),
);
const calendar = {
  momentTerms: [],
  express: null,
  pickupSites: [],
  extraOrderMaxLines: 10,
  holidays: [2025, 2026, 2027, 2028].flatMap((year) => legalHolidays(year)),
  closingDays: [],
  cutoffTime: '17:00',
  cutoffWorkdays: 2,
  horizonDays: 28,
};
const worldAt = (now: Date): World => ({ customers, calendar, now });

/** Every 27th day at a time of day that moves through the night: weekends, holidays and changes of the clock among them. */
const moments = Array.from(
  { length: 30 },
  (_, index) => new Date(Date.UTC(2026, 0, 1 + index * 27, (index * 7) % 24, 5)),
);

test('whenever the demo begins, 275 orders are open and every one of them could be placed when it was', () => {
  for (const now of moments) {
    const { orders, baskets } = planDemo(worldAt(now));
    const open = orders.filter((order) => order.delivery && order.delivery.day > dayAt(now.getTime()));
    expect([now, open.length, baskets.length]).toEqual([now, 275, 25]);
    const impossible = orders.filter(({ customerNumber, delivery, placedAt, filledAt }) => {
      const customer = customers.get(customerNumber);
      const moment =
        customer && delivery && momentOf({ day: delivery.day, windowStart: null }, calendar, customer, placedAt);
      return !moment?.ok || filledAt >= placedAt || placedAt >= now;
    });
    expect([now, impossible]).toEqual([now, []]);
  }
});

test('numbers follow the times of the orders, but for those that the mock-ups show', () => {
  const { orders } = planDemo(worldAt(new Date('2026-03-11T14:12:00+01:00')));
  const numbers = orders.map((order) => Number(order.orderNumber));
  const usual = numbers.filter((number) => number !== 4_401_992 && number !== 4_402_131);
  expect(usual).toEqual(usual.toSorted((a, b) => a - b));
  expect(usual.at(-1)).toBe(4_402_000);
  expect(new Set(numbers).size).toBe(orders.length);
});

test('the same moment gives the same plan', () => {
  const [now = new Date(0)] = moments;
  expect(planDemo(worldAt(now))).toEqual(planDemo(worldAt(now)));
});
