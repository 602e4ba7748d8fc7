import type pg from 'pg';
import type { EventStore } from '@talloor/platform/eventStore/port.ts';
import { startEventStoreDbDouble } from '@talloor/platform/eventStore/eventstoredb/testing/startEventStoreDbDouble.ts';
import { rewriteEventStoreDb, rewriteNothing, rewritePostgres, type Rewriter } from './storedEvent.ts';

export type Adapter = 'postgres' | 'eventstoredb' | 'server';

const server = process.env['EVENTSTORE_URL'];
/** `server` is the EventStoreDB at EVENTSTORE_URL, empty at the start of a test file. */
export const adapters: readonly Adapter[] = ['postgres', 'eventstoredb', ...(server ? (['server'] as const) : [])];

export type AuditedStore = {
  readonly eventStore: string;
  readonly rewriterOf: (opened: { readonly pool: pg.Pool; readonly store: EventStore }) => Rewriter;
  readonly stop: () => Promise<void>;
};

export async function openAuditedStore(adapter: Adapter): Promise<AuditedStore> {
  switch (adapter) {
    case 'postgres':
      return { eventStore: 'postgres', rewriterOf: ({ pool }) => rewritePostgres(pool), stop: async () => undefined };
    case 'eventstoredb': {
      const double = await startEventStoreDbDouble();
      return { eventStore: double.address, rewriterOf: () => rewriteEventStoreDb(double), stop: double.stop };
    }
    case 'server':
      return {
        eventStore: server ?? '',
        rewriterOf: ({ store }) => rewriteNothing(store),
        stop: async () => undefined,
      };
    default:
      return adapter satisfies never;
  }
}
