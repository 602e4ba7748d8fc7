import type pg from 'pg';
import { allEvents } from '@talloor/events/allEvents.ts';
import type { Codec } from '@talloor/platform/codec/codec.ts';
import { createCodec } from '@talloor/platform/codec/createCodec.ts';
import { checkMasterKey, createPostgresPersonKeys } from '@talloor/platform/codec/postgresPersonKeys.ts';
import { openEventStore } from '@talloor/platform/eventStore/openEventStore.ts';
import type { EventStore } from '@talloor/platform/eventStore/port.ts';
import { createPool } from '@talloor/platform/postgres/createPool.ts';
import type { Language } from './auditSide.ts';

export type Audit = {
  readonly databaseUrl: string;
  readonly eventStore: string;
  readonly masterKey: Uint8Array;
  readonly language?: Language;
  readonly print: (line: string) => void;
};

export type OpenAudit = { readonly store: EventStore; readonly codec: Codec; readonly pool: pg.Pool };

/** @throws WrongMasterKey */
export async function openAudit<T>(audit: Audit, work: (side: OpenAudit) => Promise<T>): Promise<T> {
  const { databaseUrl, eventStore, masterKey, print } = audit;
  const pool = createPool(databaseUrl, { max: 8, name: 'talloor audit', onError: (error) => print(error.message) });
  const store = await openEventStore({ eventStore, databaseUrl });
  try {
    await checkMasterKey(pool, masterKey);
    const codec = createCodec({ definitions: allEvents, keys: createPostgresPersonKeys({ pool, masterKey }) });
    return await work({ store, codec, pool });
  } finally {
    await store.close();
    await pool.end();
  }
}
