import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { orderFold } from '@talloor/events/order/state.ts';
import { stepMetadata } from '@talloor/command-api/commands/stepMetadata.ts';
import { createTestShop, start, type TestShop } from '@talloor/command-api/testing/testShop.ts';
import { orderStream, type OrderEvent } from '@talloor/events/order/events.ts';
import { sampleOrder } from '@talloor/events/testing/sampleOrder.ts';
import type { DecodedEvent } from '@talloor/platform/codec/codec.ts';
import { groupBy } from '@talloor/platform/groupBy.ts';
import { createRunner, type Runner } from '@talloor/platform/subscription/createRunner.ts';
import type { Projector } from '@talloor/platform/subscription/projector.ts';
import { openOrders } from '@talloor/projections/models/openOrders/openOrders.ts';

const deadline = '2026-03-11T16:00:00.000Z';
const projectors = [openOrders] as unknown as readonly Projector[];
let shop: TestShop;
const running: Runner[] = [];

beforeAll(async () => {
  shop = await createTestShop();
  await shop.writeFacts(['204118'], { 100001: null });
});
afterAll(() => shop.close());
afterEach(async () => {
  shop.setNow(start);
  await Promise.all(running.splice(0).map((runner) => runner.stop()));
});

let lastNumber = 4_500_000;
async function placeOrders(count: number, changeDeadline: string): Promise<readonly string[]> {
  const numbers = Array.from({ length: count }, () => String(++lastNumber));
  const placing = numbers.map((orderNumber) => {
    const streamId = orderStream(orderNumber);
    const metadata = stepMetadata('place', streamId, '204118', start);
    return shop.repository.execute(orderFold, streamId, metadata, () => [
      { type: 'OrderPlaced' as const, data: { ...sampleOrder, orderNumber, changeDeadline } },
    ]);
  });
  await Promise.all(placing);
  return numbers;
}

async function startInstance(append = shop.store.append): Promise<void> {
  const { api } = await shop.startProcess(undefined, undefined, append);
  const { store, codec, url: databaseUrl } = shop;
  const runner = createRunner({ store, codec, databaseUrl, projectors, policies: [], timers: api.timers });
  await runner.start();
  running.push(runner);
}

async function waitUntil(condition: () => Promise<boolean>): Promise<void> {
  for (const giveUpAt = Date.now() + 30_000; !(await condition()); await pause(20))
    if (Date.now() > giveUpAt) throw new Error('the orders were not closed in time');
}
async function findClosingTimes(orders: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>> {
  const closeEvents = ((await shop.decoded()) as DecodedEvent<OrderEvent>[]).flatMap(({ streamId, event }) =>
    event.type === 'OrderClosedForChanges' ? [{ streamId, at: event.data.effectiveAt }] : [],
  );
  const byStream = groupBy(closeEvents, ({ streamId }) => streamId);
  return new Map(orders.map((order) => [order, (byStream.get(orderStream(order)) ?? []).map(({ at }) => at)]));
}
const areClosed = async (orders: readonly string[]) =>
  [...(await findClosingTimes(orders)).values()].every((times) => times.length > 0);
const pairWithTimes = (orders: readonly string[], ...times: readonly string[]) =>
  orders.map((order) => [order, times] as const);

test('orders whose deadline passed before the start are closed at the start, later orders at their own deadline', async () => {
  const overdueOrders = await placeOrders(20, deadline);
  const laterOrders = await placeOrders(3, '2026-03-12T16:00:00.000Z');
  shop.setNow(new Date('2026-03-12T06:30:00.000Z'));
  await startInstance();
  await waitUntil(() => areClosed(overdueOrders));
  expect(await findClosingTimes([...overdueOrders, ...laterOrders])).toEqual(
    new Map([...pairWithTimes(overdueOrders, deadline), ...pairWithTimes(laterOrders)]),
  );
  shop.setNow(new Date('2026-03-12T16:00:00.000Z'));
  await waitUntil(() => areClosed(laterOrders));
  expect(await findClosingTimes([...overdueOrders, ...laterOrders])).toEqual(
    new Map([...pairWithTimes(overdueOrders, deadline), ...pairWithTimes(laterOrders, '2026-03-12T16:00:00.000Z')]),
  );
});

test('a second instance closes the remaining orders of a lost one, and late writes of the lost one double nothing', async () => {
  const orders = await placeOrders(120, deadline);
  let release: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => (release = resolve));
  let closing = 0;
  await startInstance(async (streamId, expected, events) => {
    if (events.some(({ type }) => type === 'OrderClosedForChanges') && ++closing > 40) await gate;
    return shop.store.append(streamId, expected, events);
  });
  shop.setNow(new Date(deadline));
  await waitUntil(() => Promise.resolve(closing > 40));
  await startInstance();
  await shop.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where application_name = 'talloor leadership' and datname = current_database()`,
  );
  await waitUntil(() => areClosed(orders));
  release();
  await Promise.all(running.splice(0).map((runner) => runner.stop()));
  expect(await findClosingTimes(orders)).toEqual(new Map(pairWithTimes(orders, deadline)));
});
