import { WrongConfiguration } from '../configuration.ts';
import { type Log, noLog } from '../subscription/status.ts';
import { migrate } from '../postgres/migrate.ts';
import type { EventStoreDbOptions } from './eventstoredb/openEventStoreDb.ts';
import type { EventStore } from './port.ts';
import { openPostgresEventStore } from './postgres/openPostgresEventStore.ts';
import { eventStoreMigrations } from './postgres/migrations.ts';

export type EventStoreConfiguration = {
  /** `postgres`, or `esdb://…`, `esdb+discover://…`. */
  readonly eventStore: string;
  readonly databaseUrl: string;
  /** Milliseconds per call; default 5,000. */
  readonly timeLimitMs?: number;
  readonly log?: Pick<Log, 'error'>;
};

/** Migrates the schema on PostgreSQL. @throws TypeError, WrongConfiguration */
export async function openEventStore(configuration: EventStoreConfiguration): Promise<EventStore> {
  const { eventStore, databaseUrl, timeLimitMs = 5_000, log = noLog } = configuration;
  if (eventStore === 'postgres') {
    await migrate(databaseUrl, 'event_store', eventStoreMigrations);
    return openPostgresEventStore(databaseUrl, { timeLimitMs });
  }
  if (/^esdb(\+discover)?:\/\//.test(eventStore)) return openAt(eventStore, { timeLimitMs, log });
  throw new TypeError('EVENT_STORE is neither "postgres" nor an esdb:// address');
}

/** The client's own error quotes the address, which may hold a password. */
async function openAt(address: string, options: EventStoreDbOptions): Promise<EventStore> {
  // Its client is large, and few need it.
  const { openEventStoreDb } = await import('./eventstoredb/openEventStoreDb.ts');
  try {
    return openEventStoreDb(address, options);
  } catch (error) {
    const { expected } = error as { readonly expected?: unknown };
    const reason = typeof expected === 'string' ? `its address lacks ${expected}` : (error as Error).message;
    throw new WrongConfiguration([`EVENT_STORE cannot be used: ${reason}`]);
  }
}
