import { expect, test } from '@jest/globals';
import { legalHolidays } from '@talloor/rules/delivery/legalHolidays.ts';
import { isLongRun } from '@talloor/platform/testing/isLongRun.ts';
import { assessBasket } from '@talloor/rules/basket/assessBasket.ts';
import { dayAt, instantOf } from '@talloor/rules/delivery/brusselsTime.ts';
import { momentOf } from '@talloor/rules/delivery/deliveryMoments.ts';
import { addDays } from '@talloor/rules/delivery/workdays.ts';
import { judgeQuantity } from '@talloor/rules/quantity/judgeQuantity.ts';
import { demoCustomerFacts, demoFactsOf } from '../testing/demoFacts.ts';
import type { PlannedBasket, PlannedOrder } from './orderPlan.ts';
import { planDemo } from './planDemo.ts';
import { deliveryDaysAt, type World } from './world.ts';

const customers = demoCustomerFacts();
const calendar = {
  momentTerms: [],
  express: null,
  pickupSites: [],
  extraOrderMaxLines: 10,
  holidays: [2025, 2026, 2027].flatMap((year) => legalHolidays(year)),
  closingDays: [],
  cutoffTime: '17:00',
  cutoffWorkdays: 2,
  horizonDays: 28,
};
const daysAt = deliveryDaysAt(calendar);
const worldAt = (now: Date): World => ({ customers, calendar, now, daysAt });

const quarter = 15 * 60_000;

function quartersOf(monday: string): readonly Date[] {
  const [begin, end] = [instantOf(monday, '00:00'), instantOf(addDays(monday, 7), '00:00')];
  const step = isLongRun ? quarter : 7 * quarter;
  return Array.from({ length: Math.ceil((end - begin) / step) }, (_, index) => new Date(begin + index * step));
}

const judgedOrders = new Map<string, PlannedOrder>();
const judgedBaskets = new Set<string>();

function faultsOf(order: PlannedOrder): readonly string[] {
  const { customerNumber, key, items, delivery, filledAt, placedAt, reference } = order;
  const customer = customers.get(customerNumber);
  if (!customer || !delivery) return ['no customer or no delivery day'];
  const before = judgedOrders.get(key);
  const isSame = before?.placedAt.getTime() === placedAt.getTime() && before.delivery?.day === delivery.day;
  if (isSame && before.items === items) return [];
  judgedOrders.set(key, order);
  const answer = momentOf({ day: delivery.day, windowStart: null }, calendar, customer, delivery.confirmedAt);
  if (!answer.ok) return [`${key}: delivery moment ${answer.reason}`];
  const { blockers, faultyLines } = assessBasket({
    basket: {
      basketId: null,
      lines: Object.entries(items).map(([articleNumber, quantity]) => ({ articleNumber, quantity })),
      delivery: answer.moment,
      address: null,
      reference,
      mainOrder: null,
      freeSamples: [],
    },
    products: demoFactsOf(customer),
    customer,
    calendar,
    now: placedAt,
    offeredSamples: [],
  });
  const codes = [
    ...blockers.map(({ code }) => code),
    ...faultyLines.flatMap(({ product, errors }) => errors.map(({ code }) => `${product.articleNumber} ${code}`)),
    ...(customer.orderReferenceRequired && reference === '' ? ['basket.reference_required'] : []),
    ...(filledAt < delivery.confirmedAt && delivery.confirmedAt < placedAt ? [] : ['times out of order']),
  ];
  return codes.map((code) => `${key} ${placedAt.toISOString()} ${delivery.day}: ${code}`);
}

function basketFaultsOf({ customerNumber, key, items, delivery }: PlannedBasket): readonly string[] {
  const customer = customers.get(customerNumber);
  if (!customer) return ['no customer'];
  const answer =
    delivery && momentOf({ day: delivery.day, windowStart: null }, calendar, customer, delivery.confirmedAt);
  const faults = answer && !answer.ok ? [`${key}: delivery moment ${answer.reason}`] : [];
  if (judgedBaskets.has(key)) return faults;
  judgedBaskets.add(key);
  const facts = demoFactsOf(customer);
  const refusals = Object.entries(items).flatMap(([article, quantity]) => {
    const product = facts.get(article);
    return product ? (judgeQuantity(product, quantity)?.code ?? []) : [`unknown ${article}`];
  });
  return [...faults, ...refusals.map((code) => `${key}: ${code}`)];
}

test.each([
  { week: '2026-03-23', holds: 'the change to summer time' },
  { week: '2026-10-19', holds: 'the change to winter time' },
  { week: '2026-11-09', holds: 'a legal holiday' },
])(
  'the shop accepts every order of a demo that begins in the week of $week ($holds), at any quarter',
  ({ week }) => {
    for (const now of quartersOf(week)) {
      const today = dayAt(now.getTime());
      const { orders, baskets } = planDemo(worldAt(now));
      const open = orders.filter(({ delivery }) => delivery && delivery.day > today).length;
      const late = orders.filter(({ placedAt }) => placedAt >= now).length;
      const faults = [...orders.flatMap(faultsOf), ...baskets.flatMap(basketFaultsOf)];
      expect({ now, open, baskets: baskets.length, late, faults }).toEqual({
        now,
        open: 275,
        baskets: 25,
        late: 0,
        faults: [],
      });
    }
  },
  60_000,
);

test('an order after its article’s order-by hour is rejected', () => {
  const { orders } = planDemo(worldAt(new Date('2026-03-13T14:12:00+01:00')));
  const [order] = orders.filter(({ items }) => '131302' in items);
  if (!order) throw new Error('no order holds article 131302');
  expect(faultsOf(order)).toEqual([]);
  const placedAt = new Date('2026-02-27T15:30:00+01:00');
  const late = { ...order, key: 'late', placedAt };
  expect(faultsOf(late)).toEqual([
    expect.stringMatching(/basket\.faulty_lines$/),
    expect.stringMatching(/131302 item\.order_time_expired$/),
  ]);
});

test('the orders of the demo need no more than its stock', () => {
  for (const now of ['2026-03-11T14:12:00+01:00', '2026-12-26T10:00:00+01:00']) {
    const orderedQuantities = new Map<string, number>();
    for (const { items } of planDemo(worldAt(new Date(now))).orders)
      for (const [article, quantity] of Object.entries(items))
        orderedQuantities.set(article, (orderedQuantities.get(article) ?? 0) + quantity);
    const [customer] = customers.values();
    const facts = customer && demoFactsOf(customer);
    const short = [...orderedQuantities].filter(
      ([article, quantity]) => quantity > (facts?.get(article)?.stock ?? Infinity),
    );
    expect(short).toEqual([]);
  }
});

test('order numbers follow the order times, but for the numbers of the mock-ups', () => {
  const { orders } = planDemo(worldAt(new Date('2026-03-11T14:12:00+01:00')));
  const numbers = orders.map((order) => Number(order.orderNumber));
  const usual = numbers.filter((number) => number !== 4_401_992 && number !== 4_402_131);
  expect(usual).toEqual(usual.toSorted((a, b) => a - b));
  expect(usual.at(-1)).toBe(4_402_000);
  expect(new Set(numbers).size).toBe(orders.length);
});

test('planDemo returns the same plan for the same moment', () => {
  const now = new Date('2026-01-01T00:05:00Z');
  expect(planDemo(worldAt(now))).toEqual(planDemo(worldAt(now)));
});
