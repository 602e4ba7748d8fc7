import { expect, test } from '@jest/globals';
import { createPurchaseHistory } from './createPurchaseHistory.ts';
import { lineFigures, type PurchaseHistory, type PurchaseNote } from './purchaseHistory.ts';
import { rememberHistories } from './rememberHistories.ts';

const noteOf = (lines: number): PurchaseNote => ({
  delivery_number: '66100001',
  order_number: '4400001',
  ordered_by: '7',
  delivered_on: '2026-03-01',
  lines: Array.from({ length: lines }, () => [
    ['100001', 'dairy', 'Delta', 'Room', 'Crème', 'st', 'pc'],
    lineFigures.map(() => 1),
  ]),
});

function memoryOf(lines: number, maxSize?: number) {
  const loads: string[] = [];
  const load = async (customerNumber: string): Promise<PurchaseHistory> => {
    loads.push(customerNumber);
    return createPurchaseHistory(customerNumber, lines === 0 ? [] : [noteOf(lines)]);
  };
  return { loads, historyOf: rememberHistories(load, maxSize) };
}

test('a history is loaded once for concurrent and later questions', async () => {
  const { loads, historyOf } = memoryOf(2);
  const [first, second] = await Promise.all([historyOf('1', 'v1'), historyOf('1', 'v1')]);
  expect(second).toBe(first);
  expect(await historyOf('1', 'v1')).toBe(first);
  expect(loads).toEqual(['1']);
});

test('a changed history is loaded again, also while the old one is being loaded', async () => {
  const { loads, historyOf } = memoryOf(2);
  await Promise.all([historyOf('1', 'v1'), historyOf('1', 'v2')]);
  expect(loads).toEqual(['1', '1']);
  await historyOf('1', 'v2');
  expect(loads).toHaveLength(2);
  await historyOf('1', 'v3');
  expect(loads).toHaveLength(3);
});

test('a customer without purchases is remembered too', async () => {
  const { loads, historyOf } = memoryOf(0);
  await historyOf('1', '');
  await historyOf('1', '');
  expect(loads).toEqual(['1']);
});

test('a failure is told to all who ask, and the next question loads again', async () => {
  let isDown = true;
  const historyOf = rememberHistories((customerNumber) =>
    isDown ? Promise.reject(new Error('down')) : createPurchaseHistory(customerNumber, []),
  );
  const failed = await Promise.allSettled([historyOf('1', 'v1'), historyOf('1', 'v1')]);
  expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  isDown = false;
  expect(await historyOf('1', 'v1')).toMatchObject({ customerNumber: '1' });
});

test('the least recent histories make room, and one that is too large is not kept', async () => {
  const { loads, historyOf } = memoryOf(3, 10);
  for (const customer of ['1', '2', '1', '3', '1']) await historyOf(customer, 'v1');
  expect(loads).toEqual(['1', '2', '3']);
  await historyOf('2', 'v1');
  expect(loads).toEqual(['1', '2', '3', '2']);
  const large = memoryOf(30, 10);
  for (const customer of ['1', '1']) expect((await large.historyOf(customer, 'v1')).kindOf).toHaveLength(30);
  expect(large.loads).toEqual(['1', '1']);
});
