import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import {
  officeOrderCustomersTable,
  officeOrdersTable,
  officeOrderTextsTable,
} from '@talloor/projections/tables/officeOrders.ts';
import { writeOrderStory } from '../audit/testing/orderStory.ts';
import { startReadSide, type Browser, type ReadSideUnderTest } from '../audit/testing/startReadSide.ts';

let side: ReadSideUnderTest;
let support: Browser;
const story = { customerNumber: '204118', placedBy: '7' };

beforeAll(async () => {
  side = await startReadSide('2026-03-11T13:12:00.000Z');
  support = await side.browser({ userId: '3001', roles: ['sales-support'], customers: [], customerNumber: null });
  for (const [orderNumber, customerName, reference] of [
    ['4402001', 'Café ’t Hoekske', 'Week 11'],
    ['4402002', 'Brasserie Île', 'Week 12'],
  ] as const)
    await writeOrderStory(side, { ...story, orderNumber, basketId: randomUUID(), customerName, reference });
}, 60_000);
afterAll(() => side.close());

async function list(filter: object, more: Record<string, string> = {}) {
  const query = new URLSearchParams({ filter: JSON.stringify(filter), ...more });
  const answer = await support.get(`/api/office/orders?${query.toString()}`);
  const orders = (await answer.json()) as { id: string }[];
  return { ids: orders.map(({ id }) => id), range: answer.headers.get('content-range') };
}

test('words find orders in any order, in any case, with and without accents, and inside of words', async () => {
  for (const q of ['cafe', 'CAFÉ', "'t hoek", '’T café', '11 hoekske', '2001'])
    expect([q, (await list({ q })).ids]).toEqual([q, ['4402001']]);
  expect((await list({ q: 'week' })).ids.toSorted()).toEqual(['4402001', '4402002']);
  expect((await list({ q: 'week', status: 'cancelled' })).ids).toEqual([]);
});

test('a customer is found by number and by parts of the name, with and without accents', async () => {
  for (const customer of ['ile', 'ÎLE brass', '204118 île'])
    expect((await list({ customer })).ids).toContain('4402002');
  expect((await list({ customer: 'week' })).ids).toEqual([]);
});

test('a list of more than a thousand orders has no total, and goes on behind them', async () => {
  const orders = officeOrdersTable.qualifiedName;
  const copies = `select (5000000 + n)::text as number from generate_series(1, 1100) as n`;
  await side.pool
    .query(`insert into ${orders} select r.* from (select * from ${orders} where order_number = '4402001') o,
    (${copies}) c, lateral jsonb_populate_record(null::${orders}, to_jsonb(o) || jsonb_build_object(
      'order_number', c.number, 'summary', to_jsonb(o) -> 'summary' || jsonb_build_object('order_number', c.number))) r`);
  await side.pool.query(`insert into ${officeOrderTextsTable.qualifiedName} (order_number, words, placed_at)
    select number, number || ' vele', '2026-03-01' from (${copies}) c`);
  await side.pool.query(`insert into ${officeOrderCustomersTable.qualifiedName} (customer_number, words)
    select number, number || ' vele' from (${copies}) c`);
  expect((await list({})).range).toBe('orders 0-24/*');
  expect((await list({ q: 'vele' })).range).toBe('orders 0-24/*');
  expect((await list({}, { range: '[1000,1024]' })).range).toBe('orders 1000-1024/*');
  expect((await list({}, { range: '[1100,1124]' })).range).toBe('orders 1100-1101/1102');
  expect((await list({ q: 'vele' }, { range: '[1090,1099]' })).range).toBe('orders 1090-1099/1100');
  const ascending = await list({ q: 'vele' }, { sort: '["placed_at","ASC"]', range: '[0,1]' });
  expect(ascending.ids).toEqual(['5000001', '5000002']);
  expect((await list({ customer: 'vele' })).ids).toEqual([]);
  expect((await list({ customer: '204118' })).range).toBe('orders 0-24/*');
});

test.each([
  ['all', {}, 'placed_at', 'DESC'],
  ['all, by amount', {}, 'amount_to_pay', 'ASC'],
  ['those with a word', { q: 'vele' }, 'placed_at', 'DESC'],
  ['those of a customer, by name', { customer: '204118' }, 'customer_name', 'DESC'],
])('a page behind a key is the page behind as many rows: %s', async (_, filter, field, direction) => {
  const sort = JSON.stringify([field, direction]);
  const { ids } = await list(filter, { sort, range: '[0,59]' });
  const page = await list(filter, { sort, range: '[30,59]', after: ids[29] ?? '' });
  expect(page.ids).toEqual(ids.slice(30));
  expect(page.range).toBe('orders 30-59/*');
});
