import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { createCatalogue } from '@talloor/catalogue/createCatalogue.ts';
import { createCommandApi } from '@talloor/command-api/createCommandApi.ts';
import { allEvents } from '@talloor/events/allEvents.ts';
import { orderStream } from '@talloor/events/order/events.ts';
import { openFoundation } from '@talloor/platform/openFoundation.ts';
import { createRunner } from '@talloor/platform/subscription/createRunner.ts';
import { allProjectors } from '@talloor/projections/allProjectors.ts';
import { migrateAll } from '@talloor/server/schemas.ts';
import type { Rounds } from '../bench.ts';
import { atMost, type Row } from '../report/row.ts';
import { sampleOrder } from '../tenant/sampleOrder.ts';

const features = { wish_list: true, restricted_wish_list: true, basket_upload: true, pending_orders: true };
/** 17:00 in Brussels. */
const deadline = Date.parse('2026-03-11T16:00:00.000Z');
const leadMs = 1500;
const writers = 16;

/** Seconds from a shared deadline to the last closed order. @param databaseUrl an empty database */
export async function deadlines(databaseUrl: string, { dueOrders }: Pick<Rounds, 'dueOrders'>): Promise<Row> {
  await migrateAll(databaseUrl);
  let ahead = deadline - 60_000 - Date.now();
  const clock = { now: () => new Date(Date.now() + ahead) };
  const foundation = await openFoundation({
    name: 'bench',
    databaseUrl,
    eventStore: 'postgres',
    masterKey: randomBytes(32),
    now: null,
    logLevel: 'silent',
    definitions: allEvents,
  });
  const { pool, store, codec, logger } = foundation;
  const catalogue = createCatalogue({ pool, clock });
  const api = createCommandApi({ ...foundation, clock, catalogue, features, log: logger, mailer: null });
  const { policies, timers } = api;
  const runner = createRunner({ store, codec, databaseUrl, projectors: allProjectors, policies, timers });
  const countClosedOrders = async (): Promise<{ readonly count: number; readonly last: Date | null }> => {
    const { rows } = await pool.query<{ count: number; last: Date | null }>(
      `select count(*)::int as count, max(recorded_at) as last from event_store.events where type = 'OrderClosedForChanges'`,
    );
    return rows[0] ?? { count: 0, last: null };
  };
  try {
    await runner.start();
    const place = async (offset: number): Promise<void> => {
      for (let index = offset; index < dueOrders; index += writers) {
        const { events, metadata } = sampleOrder(1_000_001 + index);
        const streamId = orderStream(String(1_000_001 + index));
        const eventsWithIds = events.map((event) => ({ id: randomUUID(), event }));
        await store.append(streamId, 'none', (await codec.encode(streamId, 0, null, eventsWithIds, metadata)).events);
      }
    };
    await Promise.all(Array.from({ length: writers }, (_, offset) => place(offset)));
    while (runner.status().some(({ lag, kind }) => kind === 'projector' && lag !== 0)) await pause(20);

    ahead = deadline - leadMs - Date.now();
    const at = Date.now() + leadMs;
    let now = await countClosedOrders();
    while (now.count < dueOrders) {
      if (Date.now() - at > 120_000) throw new Error(`${now.count} of ${dueOrders} orders were closed in two minutes`);
      await pause(100);
      now = await countClosedOrders();
    }
    const seconds = now.last === null ? null : (now.last.getTime() - at) / 1000;
    return {
      name: `${dueOrders} orders whose deadline falls at 17:00, until the last is closed`,
      judged: [atMost('closed after', seconds, 10, ' s'), atMost('closed twice', now.count - dueOrders, 0)],
    };
  } finally {
    await runner.stop();
    await foundation.close();
  }
}
