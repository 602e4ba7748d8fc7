import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import pg from 'pg';
import type { CollectedBatch, CollectedEvent } from '@talloor/contracts/analytics/collectedEvents.ts';
import { createTestDatabase } from '@talloor/platform/postgres/testing.ts';
import { deleteOldEvents } from './deleteOldEvents.ts';
import { findLatestEvents } from './findLatestEvents.ts';
import {
  countVisitingCustomers,
  findViewedWithoutOrder,
  findVisitsByCustomer,
  findVisitsByDay,
  findVisitsByKind,
} from './findSums.ts';
import { createBatchWriter, writeBatches } from './writeBatches.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let pool: pg.Pool;
beforeAll(async () => {
  database = await createTestDatabase();
  pool = new pg.Pool({ connectionString: database.url, max: 4 });
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});
beforeEach(async () => {
  await pool.query('truncate analytics.events, analytics.visits, analytics.article_days');
});

const morning = new Date('2026-03-11T08:00:00Z');
const march = { from: '2026-03-01', to: '2026-03-31' };
const writeBatch = (
  database_: pg.Pool,
  sent: CollectedBatch,
  visitor: { customerNumber: string | null; isSignedIn: boolean },
  at: Date,
) => writeBatches(database_, [{ batch: sent, ...visitor, at }]);
const nobody = { customerNumber: null, isSignedIn: false };
const bistro = { customerNumber: '204118', isSignedIn: true };

const batch = (events: readonly CollectedEvent[], changes: Partial<CollectedBatch> = {}): CollectedBatch => ({
  web_id: randomUUID(),
  visit_id: randomUUID(),
  language: 'nl',
  device: 'phone',
  events: [...events],
  ...changes,
});
const search = (results: number): CollectedEvent => ({ name: 'search', page: 'search', words: 1, filters: 0, results });
const view = (article_number: string): CollectedEvent => ({ name: 'view_product', page: 'product', article_number });
const item = { article_number: '131205', quantity: 1, widget: 'search' as const };
const addition: CollectedEvent = { name: 'add_to_cart', page: 'search', items: [item] };
const order: CollectedEvent = {
  name: 'order',
  page: 'confirmation',
  order_number: '4402001',
  lines: 1,
  value: 12.5,
  items: [item],
};

test('the steps of one visit in several batches make one visit, under the customer that signed in during it', async () => {
  const visit = batch([search(12), search(0)]);
  await writeBatch(pool, visit, nobody, morning);
  await writeBatch(pool, { ...visit, events: [addition] }, bistro, morning);
  await writeBatch(pool, { ...visit, events: [order] }, nobody, morning);
  await writeBatch(pool, batch([search(1)], { language: 'fr', device: 'desktop' }), nobody, morning);
  expect(await findVisitsByDay(pool, march)).toEqual([
    { day: '2026-03-11', visits: 2, searches: 3, missed_searches: 1 },
  ]);
  expect(await findVisitsByKind(pool, march)).toEqual(
    expect.arrayContaining([
      { language: 'nl', device: 'phone', visits: 1, searched: 1, added: 1, ordered: 1 },
      { language: 'fr', device: 'desktop', visits: 1, searched: 1, added: 0, ordered: 0 },
    ]),
  );
  expect(await findVisitsByCustomer(pool, march)).toEqual([{ customer_number: '204118', visits: 1, orders: 1 }]);
  expect(await countVisitingCustomers(pool, march)).toBe(1);
});

test('an article that somebody ordered in the period is not among those viewed without order', async () => {
  await writeBatch(pool, batch([view('131205'), view('140001'), view('140001'), order]), nobody, morning);
  await writeBatch(pool, batch([view('150002')]), nobody, morning);
  expect(await findViewedWithoutOrder(pool, march)).toEqual([
    { article_number: '140001', views: 2 },
    { article_number: '150002', views: 1 },
  ]);
});

test('a day is one of Brussels, and another period holds nothing of it', async () => {
  await writeBatch(pool, batch([search(1)]), nobody, new Date('2026-03-31T22:30:00Z'));
  expect(await findVisitsByDay(pool, march)).toEqual([]);
  expect(await findVisitsByDay(pool, { from: '2026-04-01', to: '2026-04-01' })).toMatchObject([{ visits: 1 }]);
});

test('batches of many windows at once about the same articles are all counted', async () => {
  const articles = ['1', '2', '3', '4', '5'];
  await Promise.all(
    Array.from({ length: 40 }, (_, window) =>
      writeBatch(pool, batch((window % 2 ? articles : articles.toReversed()).map(view)), nobody, morning),
    ),
  );
  expect(await findViewedWithoutOrder(pool, march)).toEqual(
    articles.map((article_number) => ({ article_number, views: 40 })),
  );
});

test('calls of one moment are one statement, also for one visit and one article', async () => {
  const write = createBatchWriter(pool);
  const visit = batch([]);
  await Promise.all([
    write({ batch: { ...visit, events: [search(0)] }, ...nobody, at: morning }),
    write({ batch: { ...visit, events: [search(1), view('131205')] }, ...bistro, at: morning }),
    write({ batch: batch([view('131205')]), ...nobody, at: morning }),
  ]);
  expect(await findVisitsByDay(pool, march)).toEqual([
    { day: '2026-03-11', visits: 2, searches: 2, missed_searches: 1 },
  ]);
  expect(await findVisitsByCustomer(pool, march)).toMatchObject([{ customer_number: '204118', visits: 1 }]);
  expect(await findViewedWithoutOrder(pool, march)).toEqual([{ article_number: '131205', views: 2 }]);
});

test('live events come newest first, after the one seen last, and by name', async () => {
  await writeBatch(pool, batch([search(1), view('131205')]), bistro, morning);
  const [newest, oldest] = await findLatestEvents(pool, { after: null, name: null });
  expect(newest).toMatchObject({ name: 'view_product', customer_number: '204118', is_signed_in: true, at: morning });
  expect(newest?.details).toEqual(view('131205'));
  expect(await findLatestEvents(pool, { after: oldest?.event_id ?? '', name: null })).toEqual([newest]);
  expect(await findLatestEvents(pool, { after: null, name: 'search' })).toEqual([oldest]);
});

test('events, visits and counts of articles are kept for 13 months', async () => {
  await writeBatch(pool, batch([view('131205')]), nobody, new Date('2025-02-10T08:00:00Z'));
  await writeBatch(pool, batch([view('140001')]), nobody, new Date('2025-02-12T08:00:00Z'));
  expect(await deleteOldEvents(pool, morning, 10)).toBe(false);
  const remaining = { from: '2025-01-01', to: '2025-12-31' };
  expect(await findLatestEvents(pool, { after: null, name: null })).toHaveLength(1);
  expect(await findVisitsByDay(pool, remaining)).toMatchObject([{ day: '2025-02-12' }]);
  expect(await findViewedWithoutOrder(pool, remaining)).toMatchObject([{ article_number: '140001' }]);
});

test('more old events than one round takes are left for the next', async () => {
  for (const article of ['1', '2', '3'])
    await writeBatch(pool, batch([view(article)]), nobody, new Date('2024-01-10T08:00:00Z'));
  expect(await deleteOldEvents(pool, morning, 2)).toBe(true);
  expect(await deleteOldEvents(pool, morning, 2)).toBe(false);
  expect(await findLatestEvents(pool, { after: null, name: null })).toEqual([]);
});
