import type pg from 'pg';
import { chain } from '@talloor/platform/codec/hashChain.ts';
import type { StoredMetadata } from '@talloor/platform/codec/codec.ts';
import type { EventStoreDbDouble } from '@talloor/platform/eventStore/eventstoredb/testing/startEventStoreDbDouble.ts';
import { createDoubleLog, type LogRecord } from '@talloor/platform/eventStore/eventstoredb/testing/doubleLog.ts';
import { beginning, type EventStore, type Json } from '@talloor/platform/eventStore/port.ts';
import { readRange } from '@talloor/platform/seals/readRange.ts';

export type StoredEvent = {
  readonly position: bigint;
  readonly streamId: string;
  readonly revision: number;
  readonly id: string;
  readonly type: string;
  readonly data: Json;
  readonly metadata: Json;
  /** Microseconds since 1970. */
  readonly recordedAt: bigint;
};

/** All events of a store, with every right to change them. */
export type Rewriter = {
  readonly read: () => Promise<readonly StoredEvent[]>;
  readonly write: (events: readonly StoredEvent[]) => Promise<void>;
  /** Positions of an inserted event move the later ones. */
  readonly isGapless: boolean;
};

export const rewritePostgres = (pool: Pick<pg.Pool, 'query'>): Rewriter => ({
  isGapless: true,
  read: async () => {
    const { rows } = await pool.query<{ content: Omit<StoredEvent, 'position' | 'recordedAt'>; p: string; r: string }>(
      `select json_build_object('streamId', stream_id, 'revision', version, 'id', event_id, 'type', type, 'data', data,
         'metadata', metadata) as content, position as p, (extract(epoch from recorded_at) * 1000000)::bigint as r
       from event_store.events order by position`,
    );
    return rows.map(({ content, p, r }) => ({ ...content, position: BigInt(p), recordedAt: BigInt(r) }));
  },
  write: async (events) => {
    const rows = events.map(({ position, recordedAt, ...event }) => ({
      ...event,
      position: String(position),
      recordedAt: String(recordedAt),
    }));
    await pool.query('delete from event_store.events');
    await pool.query(
      `insert into event_store.events
         (position, stream_id, version, event_id, type, schema_version, data, metadata, recorded_at)
       select (e ->> 'position')::bigint, e ->> 'streamId', (e ->> 'revision')::int, (e ->> 'id')::uuid, e ->> 'type', 1,
         e -> 'data', e -> 'metadata', to_timestamp((e ->> 'recordedAt')::numeric / 1000000)
       from json_array_elements($1::json) e`,
      [JSON.stringify(rows)],
    );
  },
});

export function rewriteEventStoreDb(double: EventStoreDbDouble): Rewriter {
  const hidden = double.log.records.filter(({ streamId }) => isHidden(streamId));
  let records = double.log.records.filter(({ streamId }) => !isHidden(streamId));
  return {
    isGapless: false,
    read: () =>
      Promise.resolve(
        records.map(({ data, metadata, created, position, streamId, revision, id, type }) => ({
          position,
          streamId,
          revision,
          id,
          type,
          data: parse(data),
          metadata: parse(metadata),
          recordedAt: created / 10n,
        })),
      ),
    write: (events) => {
      records = events.map(({ data, metadata, recordedAt, ...event }): LogRecord => ({
        ...event,
        contentType: 'application/json',
        created: recordedAt * 10n,
        data: Buffer.from(JSON.stringify(data)),
        metadata: Buffer.from(JSON.stringify(metadata)),
      }));
      const all = [...hidden, ...records].toSorted((a, b) => Number(a.position - b.position));
      double.restore(createDoubleLog(all));
      return Promise.resolve();
    },
  };
}

/** No call of a server changes an event. */
export function rewriteNothing(store: EventStore): Rewriter {
  let known: readonly StoredEvent[] | null = null;
  const readAll = async (): Promise<readonly StoredEvent[]> => {
    const events: StoredEvent[] = [];
    for await (const page of readRange(store, beginning, await store.head()))
      for (const { position, recordedAt, ...event } of page)
        events.push({ ...event, position: BigInt(position), recordedAt: BigInt(Date.parse(recordedAt)) * 1000n });
    return events;
  };
  return {
    isGapless: false,
    read: async () => (known ??= await readAll()),
    write: (events) =>
      events === known ? Promise.resolve() : Promise.reject(new Error('the events of a server cannot be rewritten')),
  };
}

const isHidden = (streamId: string): boolean => streamId.startsWith('$') || streamId === 'event-store-identity';
const parse = (bytes: Uint8Array): Json => JSON.parse(Buffer.from(bytes).toString('utf8')) as Json;

/** Makes all chains valid again, without any key. */
export async function rehashChains(events: readonly StoredEvent[]): Promise<readonly StoredEvent[]> {
  const lastHashes = new Map<string, string>();
  const rehashed: StoredEvent[] = [];
  for (const event of events.toSorted((a, b) => a.revision - b.revision)) {
    const { hash: _, dataHash: _data, ...metadata } = event.metadata as unknown as StoredMetadata;
    const previousHash = lastHashes.get(event.streamId) ?? null;
    const chained = await chain(event, { ...metadata, previousHash });
    lastHashes.set(event.streamId, chained.metadata.hash);
    rehashed.push({ ...event, metadata: JSON.parse(chained.written.metadata) as Json });
  }
  return rehashed.toSorted((a, b) => Number(a.position - b.position));
}
