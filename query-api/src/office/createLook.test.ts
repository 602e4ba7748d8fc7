import { expect, test } from '@jest/globals';
import { createLook } from './createLook.ts';

function lookAt(orders: { count: number }, page: number) {
  const reportedOrders: string[] = [];
  const counters = { looks: 0 };
  const look = createLook({
    find: (after) => {
      counters.looks++;
      const positions = Array.from({ length: orders.count }, (_, index) => String(index + 1).padStart(20, '0'));
      const changedPositions = positions.filter((position) => position > after).slice(0, page);
      return Promise.resolve(changedPositions.map((position) => ({ orderNumber: `o${Number(position)}`, position })));
    },
    findLast: () => Promise.resolve(String(orders.count).padStart(20, '0')),
    page,
    report: (orderNumbers) => reportedOrders.push(...orderNumbers),
  });
  return { look, told: reportedOrders, settled: counters };
}
const turns = async () => {
  for (let turn = 0; turn < 50; turn++) await Promise.resolve();
};

test('a look reports all changed orders, even more than a page', async () => {
  const orders = { count: 3 };
  const { look, told: reportedOrders } = lookAt(orders, 2);
  await look.begin();
  orders.count = 10;
  look.requestLook();
  await turns();
  expect(reportedOrders).toEqual(['o4', 'o5', 'o6', 'o7', 'o8', 'o9', 'o10']);
});

test('a look reports no change without watchers, and reads no table for them', async () => {
  const orders = { count: 1 };
  const { look, told: reportedOrders, settled: counters } = lookAt(orders, 500);
  look.requestLook();
  await turns();
  expect(counters.looks).toBe(0);
  await look.begin();
  look.rest();
  orders.count = 5;
  look.requestLook();
  await Promise.all([look.begin(), look.begin()]);
  orders.count = 6;
  look.requestLook();
  await turns();
  expect(reportedOrders).toEqual(['o6']);
});
