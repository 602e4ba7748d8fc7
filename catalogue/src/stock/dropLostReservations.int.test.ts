import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createTestCatalogue, testArticle, type TestCatalogue, writeTestArticles } from '../testing.ts';
import { dropLostReservations, findReservingEvents } from './dropLostReservations.ts';

let shop: TestCatalogue;
beforeAll(async () => {
  shop = await createTestCatalogue();
  await writeTestArticles(shop.pool, [testArticle('100001')], 100);
});
afterAll(() => shop.drop());

const available = async () =>
  Number((await shop.pool.query<{ available: string }>('select available from catalogue.stock')).rows[0]?.available);
const lines = (quantity: number) => [{ lineId: '1', articleNumber: '100001', quantity }];

test('gives back what lost events reserved, takes again what they released, and lets the order change anew', async () => {
  const [placed, changed, cancelled, lostOrder] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
  await shop.catalogue.reserveStock(placed, '4402001', lines(10));
  await shop.catalogue.amendReservation(changed, '4402001', 2, lines(25));
  await shop.catalogue.amendReservation(cancelled, '4402001', 3, []);
  await shop.catalogue.reserveStock(lostOrder, '4402002', lines(40));
  expect(await available()).toBe(60);
  expect((await findReservingEvents(shop.pool)).toSorted()).toEqual([placed, changed, cancelled, lostOrder].toSorted());

  expect(await dropLostReservations(shop.pool, [cancelled, changed, lostOrder])).toBe(3);
  expect(await available()).toBe(90);
  expect(await findReservingEvents(shop.pool)).toEqual([placed]);
  expect(await shop.catalogue.amendReservation(randomUUID(), '4402001', 2, lines(30))).toMatchObject([
    { allocated: 30 },
  ]);
  expect(await available()).toBe(70);
});

test('changes nothing without lost events', async () => {
  const before = await available();
  expect(await dropLostReservations(shop.pool, [])).toBe(0);
  expect(await available()).toBe(before);
});
