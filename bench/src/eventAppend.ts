import { randomUUID } from 'node:crypto';
import { basketEvents, basketStream, type BasketEvent } from '@talloor/events/basket/events.ts';
import { createCodec } from '@talloor/platform/codec/createCodec.ts';
import type { CommandMetadata } from '@talloor/platform/codec/codec.ts';
import { createInMemoryPersonKeys } from '@talloor/platform/codec/personKeys.ts';
import { openEventStore } from '@talloor/platform/event-store/openEventStore.ts';
import pg from 'pg';
import { cpuTime } from './cpuTime.ts';

export type EventAppendFigures = {
  readonly name: string;
  /** Appends per second, and plain INSERTs per second, as medians of the rounds. */
  readonly rate: number;
  readonly floorRate: number;
  /** Median of each round's own ratio: both were measured within a second of each other. */
  readonly ratio: number;
  /** Microseconds of node and server together per append and per INSERT; null where the server cannot be looked at. */
  readonly cpuPerAppend: number | null;
  readonly floorCpu: number | null;
};

const appenders = 16;
const eventsPerStream = 20;

/**
 * Event append, codec included, against plain single-row INSERT transactions of the same stored event (architecture.md §6),
 * by 16 appenders each, in turns in the same run.
 * @param databaseUrl a scratch database on a server with its usual durability
 */
export async function eventAppend(
  databaseUrl: string,
  options: { readonly rounds?: number; readonly roundMs?: number } = {},
): Promise<EventAppendFigures> {
  const { rounds = 5, roundMs = 1_000 } = options;
  const store = await openEventStore({ eventStore: 'postgres', databaseUrl });
  const pool = new pg.Pool({ connectionString: databaseUrl, max: appenders });
  pool.on('error', () => undefined);
  const codec = createCodec({ definitions: basketEvents, keys: createInMemoryPersonKeys() });
  try {
    await pool.query(floorTable);
    const sample = await codec.encode(
      'basket-0',
      0,
      null,
      [{ id: randomUUID(), event: quantityChanged(1) }],
      metadata(),
    );
    const stored = sample.events[0];
    const row = [JSON.stringify(stored?.data), JSON.stringify(stored?.metadata)];

    const insert = (): Promise<unknown> =>
      pool.query({ name: 'floor', text: floorInsert, values: ['basket-0', 0, randomUUID(), stored?.type, 1, ...row] });

    const places = Array.from({ length: appenders }, () => ({
      streamId: '',
      revision: -1,
      hash: null as string | null,
    }));
    const append = async (appender: number): Promise<void> => {
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

    await measure(pool, roundMs / 2, insert);
    await measure(pool, roundMs / 2, append);
    const turns: { floor: Measured; append: Measured }[] = [];
    for (let round = 0; round < rounds; round += 1)
      turns.push({ floor: await measure(pool, roundMs, insert), append: await measure(pool, roundMs, append) });
    return {
      name: 'event append, 16 appenders, codec included',
      rate: median(turns.map((turn) => turn.append.rate)),
      floorRate: median(turns.map((turn) => turn.floor.rate)),
      ratio: median(turns.map((turn) => turn.append.rate / turn.floor.rate)),
      cpuPerAppend: medianCpu(turns.map((turn) => turn.append.cpu)),
      floorCpu: medianCpu(turns.map((turn) => turn.floor.cpu)),
    };
  } finally {
    await store.close();
    await pool.end();
  }
}

const floorTable = `create table if not exists floor_insert (
  id bigint generated always as identity primary key, stream_id text not null, version integer not null,
  event_id uuid not null, type text not null, schema_version integer not null, data json not null,
  metadata json not null, recorded_at timestamptz not null default now())`;
const floorInsert = `insert into floor_insert (stream_id, version, event_id, type, schema_version, data, metadata)
  values ($1, $2, $3, $4, $5, $6, $7)`;

const quantityChanged = (previousQuantity: number): BasketEvent => ({
  type: 'BasketLineQuantityChanged',
  data: {
    articleNumber: '100045',
    name: { nl: 'Trostomaat', fr: 'Tomate grappe' },
    brand: 'Hoeve Ten Dale',
    groupCode: 'G10',
    unit: { nl: 'doos', fr: 'caisse' },
    priceMills: 8950,
    normalPriceMills: 9500,
    priceKind: 'promo',
    conversionFactor: 1,
    weightArticle: false,
    vatRate: 6,
    depositMills: 0,
    promoId: 'P-7',
    quantity: previousQuantity + 1,
    previousQuantity,
  },
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

type Measured = { readonly rate: number; readonly cpu: number | null };

/** All appenders work without pause for so long; CPU in microseconds per piece of work. */
async function measure(
  pool: pg.Pool,
  milliseconds: number,
  work: (appender: number) => Promise<unknown>,
): Promise<Measured> {
  const before = await cpuTime(pool);
  const begun = performance.now();
  let count = 0;
  await Promise.all(
    Array.from({ length: appenders }, async (_, appender) => {
      while (performance.now() - begun < milliseconds) {
        await work(appender);
        count += 1;
      }
    }),
  );
  const elapsed = performance.now() - begun;
  const after = await cpuTime(pool);
  const server = after.server === null || before.server === null ? null : after.server - before.server;
  return {
    rate: (count * 1000) / elapsed,
    cpu: server === null ? null : (server + after.node - before.node) / count,
  };
}

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((left, right) => left - right)[Math.floor(numbers.length / 2)] ?? 0;

const medianCpu = (numbers: readonly (number | null)[]): number | null => {
  const known = numbers.filter((number) => number !== null);
  return known.length === numbers.length ? median(known) : null;
};
