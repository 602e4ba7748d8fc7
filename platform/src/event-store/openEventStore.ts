import { migrate } from '../postgres/migrate.ts';
import { openEventStoreDb } from './eventstoredb/openEventStoreDb.ts';
import type { EventStore } from './port.ts';
import { openPostgresEventStore } from './postgres/openPostgresEventStore.ts';
import { eventStoreMigrations } from './postgres/migrations.ts';

export type EventStoreConfiguration = {
  /** Configuration value EVENT_STORE: `postgres`, or the address of an EventStoreDB (`esdb://…`, `esdb+discover://…`). */
  readonly eventStore: string;
  /** The PostgreSQL that holds the events where `eventStore` is `postgres`. */
  readonly databaseUrl: string;
  /** Every call ends within this many milliseconds; 5,000 by default. */
  readonly timeLimitMs?: number;
};

/**
 * The event store that the configuration names; the only place that knows there are two. On PostgreSQL its schema is brought
 * up to date first. @throws TypeError for a value that is neither
 */
export async function openEventStore(configuration: EventStoreConfiguration): Promise<EventStore> {
  const { eventStore, databaseUrl, timeLimitMs = 5_000 } = configuration;
  if (eventStore === 'postgres') {
    await migrate(databaseUrl, 'event_store', eventStoreMigrations);
    return openPostgresEventStore(databaseUrl, { timeLimitMs });
  }
  if (/^esdb(\+discover)?:\/\//.test(eventStore)) return openEventStoreDb(eventStore, { timeLimitMs });
  throw new TypeError(`EVENT_STORE is neither "postgres" nor an esdb:// address: ${eventStore}`);
}
