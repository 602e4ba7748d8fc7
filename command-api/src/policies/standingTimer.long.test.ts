import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createRunner, type Runner } from '@talloor/platform/subscription/createRunner.ts';
import { discardParked } from '@talloor/platform/subscription/parkedEvents.ts';
import type { Policy } from '@talloor/platform/subscription/policy.ts';
import { createTestShop, start, type TestShop } from '../testing/testShop.ts';

/** Thursday's cut-off: Tuesday 17:00; basket: Monday 06:00. */
const weekly = {
  schedule: { kind: 'weekly', weekdays: [4] },
  window: null,
  service: 'standard',
  lead_workdays: 1,
  on_closed_day: 'next',
  quantities: { 100001: 20 },
};
const due = Date.parse('2026-03-16T05:00:00Z');
const maker = 'makeStandingBaskets';
const watch = 'missStandingDate';

let shop: TestShop;
let runner: Runner;
let broken = '';

beforeAll(async () => {
  shop = await createTestShop();
  await shop.writeFacts(['204118', '204119'], { 100001: null });
  const policies = shop.main.api.policies.flatMap((policy): Policy[] => {
    if (policy.name === watch) return [policy];
    if (policy.name !== maker) return [];
    const react: Policy['react'] = (decoded) =>
      decoded.streamId === broken && decoded.event.type === 'StandingOrderCameDue'
        ? Promise.reject(new Error('the basket cannot be made'))
        : policy.react(decoded);
    return [{ ...policy, react }];
  });
  const { store, codec, url } = shop;
  runner = createRunner({ store, codec, databaseUrl: url, projectors: [], policies, policyPausesMs: [1] });
  await runner.start();
}, 60_000);
afterAll(async () => {
  await runner.stop();
  await shop.close();
});

async function setOrder(username: string, customer: string) {
  const person = await shop.signIn(username, [customer]);
  const { body } = await person('POST', '/api/wishlist/create', { name: 'Weekbasis', items: ['100001'] });
  const { id } = body as { id: string };
  const address = `/api/wishlist/${id}/standing-order`;
  const stream = `standing-order-${id}`;
  await person('PUT', address, weekly);
  return { person, address, stream };
}

const storyOf = async (stream: string) => (await shop.decoded()).filter(({ streamId }) => streamId === stream);
async function eventually(isSo: () => Promise<boolean>): Promise<void> {
  for (const giveUpAt = Date.now() + 20_000; !(await isSo()); await pause(20))
    if (Date.now() > giveUpAt) throw new Error('the expected state did not come within 20 seconds');
}
async function findWaiting(policy: string, stream: string) {
  const { rows } = await shop.pool.query<{ revision: number; seconds: number | null }>(
    `select revision, extract(epoch from next_try_at - now())::float8 as seconds from platform.parked
      where policy = $1 and stream_id = $2 and planned and discarded_at is null order by revision`,
    [policy, stream],
  );
  return { revisions: rows.map(({ revision }) => revision), seconds: rows[0]?.seconds ?? null };
}
const waitsFor = async (policy: string, stream: string, revision: number) => {
  const { revisions, seconds } = await findWaiting(policy, stream);
  return revisions.length === 1 && revisions[0] === revision && (seconds ?? 0) > 0;
};

test('only the last event of an order waits, and its reaction runs at the hour of the next date', async () => {
  const { person, address, stream } = await setOrder('lotte', '204118');
  await eventually(() => waitsFor(maker, stream, 0));
  await person('POST', `${address}/pause`, { until: null });
  await eventually(async () => (await findWaiting(maker, stream)).revisions.length === 0);
  shop.setNow(new Date(due - 2_500));
  await person('POST', `${address}/resume`);
  await eventually(() => waitsFor(maker, stream, 2));
  expect((await findWaiting(maker, stream)).seconds).toBeLessThan(2.6);
  expect((await storyOf(stream)).at(-1)?.event.type).toBe('StandingOrderResumed');
  shop.setNow(new Date(due));
  await eventually(async () => (await storyOf(stream)).some(({ event }) => event.type === 'StandingOrderBasketMade'));
  await eventually(() => waitsFor(maker, stream, 4));
  shop.setNow(start);
}, 60_000);

test('a due date with a failed and discarded reaction is missed at its cut-off, and the order continues with the next date', async () => {
  const { person, address, stream } = await setOrder('stuk', '204119');
  await eventually(() => waitsFor(maker, stream, 0));
  broken = stream;
  shop.setNow(new Date(due));
  await person('POST', `${address}/skip`, { day: '2026-06-04' });
  const isParked = async () => (await runner.parked()).some(({ streamId, error }) => streamId === stream && error);
  await eventually(isParked);
  const [parked] = await runner.parked();
  if (parked) await discardParked(shop.pool, parked, { by: 'beheer', reason: 'with the hand' });
  await eventually(async () => (await findWaiting(watch, stream)).revisions.length === 1);
  expect((await storyOf(stream)).at(-1)?.event.type).toBe('StandingOrderCameDue');

  shop.setNow(new Date('2026-03-17T16:02:00Z'));
  // As at that hour by the database clock.
  await runner.retryParked(watch, stream);
  await eventually(async () => (await storyOf(stream)).at(-1)?.event.type === 'StandingOrderDateMissed');
  expect((await storyOf(stream)).at(-1)?.event.data).toMatchObject({ day: '2026-03-19', reason: 'too_late' });
  broken = '';
  shop.setNow(new Date('2026-03-23T05:00:00Z'));
  await runner.retryParked(maker, stream);
  await eventually(async () => (await storyOf(stream)).at(-1)?.event.type === 'StandingOrderBasketMade');
  expect((await storyOf(stream)).at(-1)?.event.data).toMatchObject({ day: '2026-03-26' });
}, 60_000);
