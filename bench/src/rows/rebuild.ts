import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { allEvents } from '@talloor/events/allEvents.ts';
import { type OrderEvent, orderStream } from '@talloor/events/order/events.ts';
import { createCodec } from '@talloor/platform/codec/createCodec.ts';
import { createInMemoryPersonKeys } from '@talloor/platform/codec/personKeys.ts';
import { openEventStore } from '@talloor/platform/eventStore/openEventStore.ts';
import { eventStoreMigrations } from '@talloor/platform/eventStore/postgres/migrations.ts';
import { platformMigrations } from '@talloor/platform/migrations.ts';
import { migrate } from '@talloor/platform/postgres/migrate.ts';
import { createRunner } from '@talloor/platform/subscription/createRunner.ts';
import type { Projector } from '@talloor/platform/subscription/projector.ts';
import { openOrders } from '@talloor/projections/models/openOrders/openOrders.ts';
import { orderDetail } from '@talloor/projections/models/orderDetail/orderDetail.ts';
import pg from 'pg';
import type { Rounds } from '../bench.ts';
import type { Turn } from '../load/measure.ts';
import { atLeast, type Pair, rateRatio, type Row, sides } from '../report/row.ts';
import { sampleOrder } from '../tenant/sampleOrder.ts';

const writers = 16;
const bothReadModels = [openOrders, orderDetail] as unknown as readonly Projector[];

/**
 * Against a projector that only decodes and counts.
 * @param databaseUrl an empty database
 */
export async function rebuild(
  databaseUrl: string,
  { rounds, rebuiltOrders: orders }: Pick<Rounds, 'rounds' | 'rebuiltOrders'>,
): Promise<Row> {
  await migrate(databaseUrl, 'event_store', eventStoreMigrations);
  await migrate(databaseUrl, 'platform', platformMigrations);
  const store = await openEventStore({ eventStore: 'postgres', databaseUrl });
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 2 });
  pool.on('error', () => undefined);
  const codec = createCodec({ definitions: allEvents, keys: createInMemoryPersonKeys() });

  const place = async (number: number): Promise<void> => {
    const { events, metadata } = sampleOrder(number);
    const streamId = orderStream(String(number));
    const eventsWithIds = events.map((event) => ({ id: randomUUID(), event }));
    await store.append(streamId, 'none', (await codec.encode(streamId, 0, null, eventsWithIds, metadata)).events);
  };

  const run = async (projectors: readonly Projector[], events: number): Promise<Turn> => {
    await pool.query('truncate platform.checkpoints; drop schema if exists bench_rebuild cascade');
    const runner = createRunner({ store, codec, databaseUrl, projectors, policies: [], schema: 'bench_rebuild' });
    const cpu = process.cpuUsage();
    const startedAt = performance.now();
    await runner.start();
    while (runner.status().some(({ lag }) => lag !== 0)) {
      const failedSubscription = runner.status().find(({ state }) => state === 'failed');
      if (failedSubscription) throw new Error(`${failedSubscription.name}: ${failedSubscription.error}`);
      await pause(2);
    }
    const elapsed = performance.now() - startedAt;
    const { user, system } = process.cpuUsage(cpu);
    await runner.stop();
    return { rate: (events * 1000) / elapsed, cpu: (user + system) / events, p50: Number.NaN, p975: Number.NaN };
  };

  try {
    const first = 1_000_000_000 + Math.floor(Math.random() * 1_000_000_000);
    const writer = async (offset: number): Promise<void> => {
      for (let index = offset; index < orders; index += writers) await place(first + index);
    };
    await Promise.all(Array.from({ length: writers }, (_, offset) => writer(offset)));
    const events = Number(await store.head());
    await run(bothReadModels, events);
    const pairs: Pair[] = [];
    for (let round = 0; round < rounds; round++)
      pairs.push({
        floor: await run([counting as unknown as Projector], events),
        own: await run(bothReadModels, events),
      });
    return {
      name: 'projection rebuild, open orders and order detail together (per event)',
      judged: [atLeast('ratio', rateRatio(pairs), 0.3)],
      ...sides(pairs),
    };
  } finally {
    await store.close();
    await pool.end();
  }
}

const counting: Projector<OrderEvent> = {
  name: 'counting',
  version: 1,
  tables: [{ name: 'counting_1', columns: { type: 'text not null', count: 'bigint not null' }, primaryKey: ['type'] }],
  handles: orderDetail.handles,
  project: ({ event }) => [{ kind: 'add', table: 'counting_1', key: { type: event.type }, values: { count: 1 } }],
};
