import type { CollectedEvent } from '@talloor/contracts/analytics/collectedEvents.ts';
import { freshIdempotencyKey } from '@talloor/contracts/client.ts';

const mostPerCall = 50;

export type EventBatch = { readonly key: string; readonly events: readonly CollectedEvent[] };
export type EventQueue = {
  readonly add: (event: CollectedEvent) => void;
  readonly flush: () => void;
  readonly clear: () => void;
};

/**
 * @param send rejects if a second try may help
 * @param soon runs `flush` later
 */
export function createEventQueue(send: (batch: EventBatch) => Promise<void>, soon: () => void): EventQueue {
  let waiting: CollectedEvent[] = [];
  let failed: EventBatch[] = [];
  return {
    add: (event) => {
      waiting.push(event);
      soon();
    },
    flush: () => {
      for (const batch of failed.splice(0)) send(batch).catch(() => {});
      while (waiting.length > 0) {
        const batch = { key: freshIdempotencyKey(), events: waiting.splice(0, mostPerCall) };
        const ofQueue = failed;
        send(batch).catch(() => {
          ofQueue.push(batch);
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
