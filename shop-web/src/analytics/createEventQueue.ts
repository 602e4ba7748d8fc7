import type { CollectedEvent } from '@talloor/contracts/analytics/collectedEvents.ts';

const mostPerCall = 50;
/** Keeps a call below the 32 kB of its endpoint. */
const mostItems = 250;

export type EventQueue = {
  readonly add: (event: CollectedEvent) => void;
  readonly flush: () => void;
  readonly clear: () => void;
};

type Batch = readonly CollectedEvent[];

/** @param send rejects if a second try may help */
export function createEventQueue(send: (batch: Batch) => Promise<void>, soon: () => void): EventQueue {
  let waiting: CollectedEvent[] = [];
  let failed: Batch[] = [];
  return {
    add: (event) => {
      waiting.push(event);
      soon();
    },
    flush: () => {
      for (const batch of failed.splice(0)) send(batch).catch(() => {});
      while (waiting.length > 0) {
        const batch = waiting.splice(0, countOfBatch(waiting));
        const retried = failed;
        send(batch).catch(() => {
          retried.push(batch);
          soon();
        });
      }
    },
    clear: () => {
      waiting = [];
      failed = [];
    },
  };
}

function countOfBatch(events: Batch): number {
  let items = 0;
  const end = events.findIndex((event, at) => {
    items += 'items' in event ? event.items.length : 0;
    return at > 0 && (items > mostItems || at === mostPerCall);
  });
  return end === -1 ? events.length : end;
}
