import { randomUUID } from 'node:crypto';
import { basketEvents, basketStream, type BasketEvent } from '@talloor/events/basket/events.ts';
import { createCodec } from '@talloor/platform/codec/createCodec.ts';
import type { CommandMetadata } from '@talloor/platform/codec/codec.ts';
import { createInMemoryPersonKeys } from '@talloor/platform/codec/personKeys.ts';
import { openEventStore } from '@talloor/platform/eventStore/openEventStore.ts';
import { eventStoreMigrations } from '@talloor/platform/eventStore/postgres/migrations.ts';
import { migrate } from '@talloor/platform/postgres/migrate.ts';
import pg from 'pg';
import type { Rounds } from '../bench.ts';
import { measure, untilOver, type Turn } from '../load/measure.ts';
import { atLeast, atMost, cpuRatio, type Pair, rateRatio, type Row, sides } from '../report/row.ts';
import { sampleFacts } from '../tenant/sampleOrder.ts';

const appenders = 16;
const eventsPerStream = 20;

/**
 * Append with codec against plain INSERTs with the same unique constraints.
 * @param databaseUrl empty, with usual durability
 */
export async function eventAppend(databaseUrl: string, { rounds, roundMs }: Rounds): Promise<Row> {
  await migrate(databaseUrl, 'event_store', eventStoreMigrations);
  const store = await openEventStore({ eventStore: 'postgres', databaseUrl });
  const pool = new pg.Pool({ connectionString: databaseUrl, max: appenders });
  pool.on('error', () => undefined);
  try {
    await pool.query(floorTables);
    const append = createAppender(store);
    const insert = await createInserter(pool, 'floor_unique');
    const insertPlain = await createInserter(pool, 'floor_plain');
    const turn = (work: (appender: number) => Promise<unknown>, ms = roundMs): Promise<Turn> =>
      measure({ pid: process.pid, pool }, untilOver(appenders, ms, work));

    for (const work of [insert, insertPlain, append]) await turn(work, roundMs / 2);
    const pairs: Pair[] = [];
    const plain: Pair[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const floors = [await turn(insertPlain), await turn(insert)] as const;
      const own = await turn(append);
      pairs.push({ own, floor: floors[1] });
      plain.push({ own, floor: floors[0] });
    }
    const withoutConstraints = `${rateRatio(plain).toFixed(2)} in rate, ${cpuRatio(plain)?.toFixed(2) ?? '?'} in CPU`;
    return {
      name: 'event append, 16 appenders, codec included, against plain INSERTs',
      judged: [atLeast('ratio', rateRatio(pairs), 0.8), atMost('CPU', cpuRatio(pairs), 0.7)],
      ...sides(pairs),
      note: `Event append against INSERTs into a table whose only constraint is its primary key: ${withoutConstraints}.`,
    };
  } finally {
    await store.close();
    await pool.end();
  }
}

function createAppender(store: Awaited<ReturnType<typeof openEventStore>>) {
  const codec = createCodec({ definitions: basketEvents, keys: createInMemoryPersonKeys() });
  const places = Array.from({ length: appenders }, () => ({ streamId: '', revision: -1, hash: null as string | null }));
  return async (appender: number): Promise<void> => {
    const place = places[appender];
    if (!place) return;
    if (place.revision === -1 || place.revision + 1 === eventsPerStream)
      Object.assign(place, { streamId: basketStream(randomUUID()), revision: -1, hash: null });
    const next = place.revision + 1;
    const event = { id: randomUUID(), event: quantityChanged(next) };
    const encoded = await codec.encode(place.streamId, next, place.hash, [event], metadata());
    const answer = await store.append(place.streamId, next === 0 ? 'none' : place.revision, encoded.events);
    if (answer.revision !== next) throw new Error(`${place.streamId} answered ${answer.revision} for ${next}`);
    Object.assign(place, { revision: next, hash: encoded.lastHash });
  };
}

async function createInserter(pool: pg.Pool, table: 'floor_plain' | 'floor_unique') {
  const codec = createCodec({ definitions: basketEvents, keys: createInMemoryPersonKeys() });
  const event = { id: randomUUID(), event: quantityChanged(1) };
  const { events } = await codec.encode('basket-0', 0, null, [event], metadata());
  const [storedEvent] = events;
  const row = [JSON.stringify(storedEvent?.data), JSON.stringify(storedEvent?.metadata)];
  const text = `insert into ${table} (stream_id, version, event_id, type, schema_version, data, metadata)
    values ($1, $2, $3, $4, $5, $6, $7)`;
  const places = Array.from({ length: appenders }, () => ({ streamId: '', revision: eventsPerStream }));
  return async (appender: number): Promise<void> => {
    const place = places[appender];
    if (!place) return;
    if (place.revision === eventsPerStream) Object.assign(place, { streamId: basketStream(randomUUID()), revision: 0 });
    const values = [place.streamId, place.revision++, randomUUID(), storedEvent?.type, 1, ...row];
    await pool.query({ name: table, text, values });
  };
}

const columns = `id bigint generated always as identity primary key, stream_id text not null, version integer not null,
  event_id uuid not null, type text not null, schema_version integer not null, data json not null,
  metadata json not null, recorded_at timestamptz not null default now()`;
const floorTables = `create table floor_plain (${columns});
  create table floor_unique (${columns}, unique (event_id), unique (stream_id, version))`;

const quantityChanged = (previousQuantity: number): BasketEvent => ({
  type: 'BasketLineQuantityChanged',
  data: { ...sampleFacts, quantity: previousQuantity + 1, previousQuantity },
});

const metadata = (): CommandMetadata => ({
  occurredAt: new Date().toISOString(),
  actorId: 'user-1',
  actorRole: 'customer',
  onBehalfOf: null,
  customerNumber: '204118',
  channel: 'web',
  correlationId: randomUUID(),
  causationId: null,
  commandId: randomUUID(),
  commandHash: '0'.repeat(64),
});
