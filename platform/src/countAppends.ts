import { Counter } from 'prom-client';
import type { EventStore } from './eventStore/port.ts';
import type { Metrics } from './metrics.ts';

export function countAppends(store: EventStore, metrics: Metrics): EventStore {
  const registers = [metrics.registry];
  const appends = new Counter({
    name: 'talloor_appends_total',
    help: 'Appends by outcome.',
    labelNames: ['outcome'],
    registers,
  });
  const events = new Counter({ name: 'talloor_events_appended_total', help: 'Events appended.', registers });
  return {
    ...store,
    append: async (streamId, expected, toAppend) => {
      try {
        const appended = await store.append(streamId, expected, toAppend);
        appends.inc({ outcome: 'stored' });
        events.inc(toAppend.length);
        return appended;
      } catch (error) {
        appends.inc({ outcome: error instanceof Error ? error.name : 'failed' });
        throw error;
      }
    },
  };
}
