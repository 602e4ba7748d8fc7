import { allEvents } from '@talloor/events/allEvents.ts';
import { fillText } from '@talloor/messages/basket/fillText.ts';
import { createCodec } from '@talloor/platform/codec/createCodec.ts';
import { createPostgresPersonKeys } from '@talloor/platform/codec/postgresPersonKeys.ts';
import { openEventStore } from '@talloor/platform/event-store/openEventStore.ts';
import { createPool } from '@talloor/platform/postgres/createPool.ts';
import type { Language } from './auditSide.ts';
import { historyWords } from './historyFormats.ts';
import { verifyOrder } from './verify/verifyOrder.ts';

export type Audit = {
  /** The PostgreSQL that holds the read models, and the events where `eventStore` is `postgres`. */
  readonly databaseUrl: string;
  /** `postgres`, or the address of an EventStoreDB. */
  readonly eventStore: string;
  /** Opens the keys of personal fields. */
  readonly masterKey: Uint8Array;
  readonly orderNumber: string;
  readonly language?: Language;
  readonly print: (line: string) => void;
};

/**
 * Verifies one order from outside the product, which may be running or stopped.
 * @returns the exit status: 0 where everything holds, 1 where an event broke it or the order is unknown
 */
export async function auditOrder({ orderNumber, print, language = 'nl', ...options }: Audit): Promise<0 | 1> {
  const { databaseUrl, eventStore, masterKey } = options;
  const pool = createPool(databaseUrl, { max: 2, name: 'talloor audit', onError: (error) => print(error.message) });
  const store = await openEventStore({ eventStore, databaseUrl });
  try {
    const codec = createCodec({ definitions: allEvents, keys: createPostgresPersonKeys({ pool, masterKey }) });
    const verdict = await verifyOrder({ store, codec, pool }, orderNumber, language);
    if (!verdict) {
      print(fillText(historyWords[language].verdict.unknown, { order: orderNumber }, language));
      return 1;
    }
    for (const { stream, events, last_hash } of verdict.streams) print(`${stream}  ${events}  ${last_hash ?? '-'}`);
    for (const { path, stored, replayed } of verdict.differences) print(`${path}: ${stored} <> ${replayed}`);
    print(verdict.message);
    return verdict.holds ? 0 : 1;
  } finally {
    await store.close();
    await pool.end();
  }
}
