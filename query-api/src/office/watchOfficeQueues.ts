import { setTimeout as pause } from 'node:timers/promises';
import { watchOfficeQueues, type OfficeQueue } from '@talloor/contracts/endpoints/office.ts';
import { route } from '@talloor/platform/http/handler.ts';
import { findLastWritten } from '@talloor/platform/subscription/findLastWritten.ts';
import { readModels, type ReadModelName } from '@talloor/projections/tables/readModels.ts';
import type { ReadSide } from '../readSide.ts';
import { createWatchers } from '../watching/createWatchers.ts';
import type { OfficeWatch } from './watchOfficeOrders.ts';

/** What each queue is read from. */
const sources = {
  returns: ['returns'],
  recalls: ['recalls'],
  registrations: ['registrations'],
  requests: ['customerChanges', 'accounts'],
  deliveries: ['deliveries'],
} as const satisfies Record<OfficeQueue, readonly ReadModelName[]>;

const names = Object.values(sources).flatMap((models) => models.map((model) => readModels[model].checkpoint));
/** Read models advance over events that they ignore too: at most one look in this time, however many there are. */
const settleMs = 250;

/**
 * Tells who looks at a queue of the office that it changed, once the queue shows it. One look serves all windows of an instance: when
 * a read model has advanced, which each instance hears, and at each heartbeat, since what is heard is only a hint.
 */
export function watchQueues({ pool, waiter, heartbeatMs }: ReadSide): OfficeWatch {
  const closing = new AbortController();
  const watchers = createWatchers<'queues'>({
    most: 200,
    mostOfOneUser: 10,
    heartbeatMs,
    onBeat: () => again(),
    onEmpty: () => {
      known = null;
    },
  });
  /** What was told of last; null where nobody watches. */
  let known: Awaited<ReturnType<typeof findLastWritten>> | null = null;
  let isLooking = false;
  let isWanted = false;

  const look = async (): Promise<void> => {
    while (isWanted && known !== null && !closing.signal.aborted) {
      isWanted = false;
      const before = known;
      const now = await findLastWritten(pool, names);
      if (known === null) return;
      known = now;
      const hasMoved = (model: ReadModelName) =>
        now.get(readModels[model].checkpoint) !== before.get(readModels[model].checkpoint);
      const changed = Object.entries(sources).filter(([, models]) => models.some(hasMoved));
      const message = changed.map(([queue]) => `event: queue\ndata: ${queue}\n\n`).join('');
      if (message !== '') for (const [response] of watchers.open()) response.write(message);
      await pause(settleMs, undefined, { signal: closing.signal });
    }
  };
  const again = (): void => {
    isWanted = true;
    if (isLooking) return;
    isLooking = true;
    look().then(
      () => {
        isLooking = false;
        // Heard between the last look and here.
        if (isWanted && known !== null && !closing.signal.aborted) again();
      },
      // What cannot be read now is read at the next heartbeat.
      () => {
        isLooking = false;
      },
    );
  };
  const unsubscribe = names.map((name) => waiter.onAdvance(name, again));
  return {
    route: route(watchOfficeQueues, async (_input, context) => {
      await watchers.join(context, 'queues', async () => {
        known ??= await findLastWritten(pool, names);
      });
      again();
      return 'handled';
    }),
    close: () => {
      closing.abort();
      for (const end of unsubscribe) end();
      watchers.close();
    },
  };
}
