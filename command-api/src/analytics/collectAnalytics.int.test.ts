import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { eventsTable } from '@talloor/analytics/tables.ts';
import type { CollectedBatch } from '@talloor/contracts/analytics/collectedEvents.ts';
import { logIn } from '../testing/logIn.ts';
import { createTestShop, start } from '../testing/testShop.ts';
import { visitAs } from '../testing/visitAs.ts';

let shop: Awaited<ReturnType<typeof createTestShop>>;
let url: string;
beforeAll(async () => {
  shop = await createTestShop();
  ({ url } = await shop.startProcess(undefined, undefined, undefined, { analytics: { mode: 'own', script: null } }));
  await shop.writeFacts(['204118'], {});
  await shop.signIn('vermeersch', ['204118']);
});
afterAll(() => shop.close());

const batch = (changes: Partial<CollectedBatch> = {}): CollectedBatch => ({
  web_id: randomUUID(),
  visit_id: randomUUID(),
  language: 'fr',
  device: 'tablet',
  events: [
    { name: 'page_view', page: 'product' },
    { name: 'view_product', page: 'product', article_number: '131205' },
  ],
  ...changes,
});
const storedOf = async ({ visit_id }: CollectedBatch): Promise<readonly Record<string, unknown>[]> =>
  (await shop.pool.query<Record<string, unknown>>('select * from analytics.events where visit_id = $1', [visit_id]))
    .rows;

test('events of a visitor are stored with the time of the server, without customer', async () => {
  const visitor = await visitAs(url);
  const sent = batch();
  expect(await visitor('POST', '/api/analytics', sent)).toEqual({ status: 204, body: {} });
  expect(await storedOf(sent)).toMatchObject([
    { name: 'page_view', at: start, customer_number: null, is_signed_in: false, language: 'fr', device: 'tablet' },
    { name: 'view_product', details: sent.events[1] },
  ]);
});

test('events of somebody signed in hold the customer and nothing of the person, so that an erasure finds nothing', async () => {
  const person = await logIn(url, 'vermeersch');
  const sent = batch();
  expect((await person('POST', '/api/analytics', sent)).status).toBe(204);
  const stored = await storedOf(sent);
  expect(stored).toMatchObject([{ customer_number: '204118', is_signed_in: true }, {}]);
  expect(Object.keys(stored[0] ?? {})).toEqual(Object.keys(eventsTable.columns));
  const { rows } = await shop.pool.query<{ user_id: string }>('select user_id from command.credentials');
  const userId = rows[0]?.user_id ?? '';
  for (const row of stored) {
    expect(Object.values(row)).not.toContain(userId);
    expect(JSON.stringify(row)).not.toMatch(/vermeersch|lotte|peeters|127\.0\.0\.1|node|mozilla/i);
  }
});

test.each<[string, unknown]>([
  ['a name in place of a page', { ...batch(), events: [{ name: 'page_view', page: 'Lotte Peeters' }] }],
  ['typed words', { ...batch(), events: [{ name: 'search', page: 'search', words: 'boter', filters: 0, results: 0 }] }],
  ['a field more', { ...batch(), events: [{ name: 'page_view', page: 'home', email: 'lotte@talloor.example' }] }],
  ['a mail address as id', { ...batch(), web_id: 'lotte@talloor.example' }],
  ['no event', { ...batch(), events: [] }],
  ['a third decimal', { ...batch(), events: [{ name: 'view_cart', page: 'basket', lines: 1, value: 1.005 }] }],
])('the collector refuses %s', async (_, body) => {
  const visitor = await visitAs(url);
  expect(await visitor('POST', '/api/analytics', body)).toMatchObject({
    status: 400,
    body: { code: 'request.malformed' },
  });
});

test('a call without token is refused', async () => {
  const answer = await fetch(`${url}/api/analytics`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(batch()),
  });
  expect(answer.status).toBe(403);
});

test('a product without a collector of its own answers 404 and stores nothing', async () => {
  const sent = batch();
  for (const analytics of [
    { mode: 'off', script: null },
    { mode: 'tag-manager', script: 'https://tags.example/t.js' },
  ] as const) {
    const other = await shop.startProcess(undefined, undefined, undefined, { analytics });
    expect(await (await visitAs(other.url))('POST', '/api/analytics', sent)).toMatchObject({ status: 404 });
  }
  expect(await storedOf(sent)).toEqual([]);
});

test('the timer deletes events after 13 months', async () => {
  const visitor = await visitAs(url);
  const sent = batch();
  await visitor('POST', '/api/analytics', sent);
  const { timers } = shop.main.api;
  const timer = timers.find(({ name }) => name === 'deleteOldEvents');
  const never = new AbortController().signal;
  await timer?.look(never);
  expect(await storedOf(sent)).toHaveLength(2);
  shop.setNow(new Date('2027-05-11T13:12:00Z'));
  await timer?.look(never);
  expect(await storedOf(sent)).toEqual([]);
  shop.setNow(start);
});
