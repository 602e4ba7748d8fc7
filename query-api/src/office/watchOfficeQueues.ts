import { setTimeout as pause } from 'node:timers/promises';
import { watchOfficeQueues, type OfficeQueue } from '@talloor/contracts/endpoints/office.ts';
import { route } from '@talloor/platform/http/handler.ts';
import { findLastWritten } from '@talloor/platform/subscription/findLastWritten.ts';
import { readModels, type ReadModelName } from '@talloor/projections/tables/readModels.ts';
import type { ReadSide } from '../readSide.ts';
import { createWatchers } from '../watching/createWatchers.ts';
import type { OfficeWatch } from './watchOfficeOrders.ts';

const sources = {
  returns: ['returns'],
  recalls: ['recalls'],
  registrations: ['registrations'],
  requests: ['customerChanges', 'accounts'],
  deliveries: ['deliveries'],
  cases: ['cases'],
} as const satisfies Record<OfficeQueue, readonly ReadModelName[]>;

const names = Object.values(sources).flatMap((models) => models.map((model) => readModels[model].checkpoint));
/** Ignored events also move checkpoints. */
const settleMs = 250;

/** One look serves all windows; heartbeats also look, because notifications are hints. */
export function watchQueues({ pool, waiter, heartbeatMs }: ReadSide): OfficeWatch {
  const closing = new AbortController();
  const watchers = createWatchers<'queues'>({
    most: 200,
    mostOfOneUser: 10,
    heartbeatMs,
    onBeat: () => requestLook(),
    onEmpty: () => {
      lastPositions = null;
    },
  });
  let lastPositions: Awaited<ReturnType<typeof findLastWritten>> | null = null;
  let isLooking = false;
  let isWanted = false;

  const look = async (): Promise<void> => {
    while (isWanted && lastPositions !== null && !closing.signal.aborted) {
      isWanted = false;
      const before = lastPositions;
      const now = await findLastWritten(pool, names);
      if (lastPositions === null) return;
      lastPositions = now;
      const hasMoved = (model: ReadModelName) =>
        now.get(readModels[model].checkpoint) !== before.get(readModels[model].checkpoint);
      const changedQueues = Object.entries(sources).filter(([, models]) => models.some(hasMoved));
      const message = changedQueues.map(([queue]) => `event: queue\ndata: ${queue}\n\n`).join('');
      if (message !== '') for (const [response] of watchers.open()) response.write(message);
      await pause(settleMs, undefined, { signal: closing.signal });
    }
  };
  const requestLook = (): void => {
    isWanted = true;
    if (isLooking) return;
    isLooking = true;
    look().then(
      () => {
        isLooking = false;
        // Arrived during the last look.
        if (isWanted && lastPositions !== null && !closing.signal.aborted) requestLook();
      },
      // Retried at the next heartbeat.
      () => {
        isLooking = false;
      },
    );
  };
  const unsubscribe = names.map((name) => waiter.onAdvance(name, requestLook));
  return {
    route: route(watchOfficeQueues, async (_input, context) => {
      await watchers.join(context, 'queues', async () => {
        lastPositions ??= await findLastWritten(pool, names);
      });
      requestLook();
      return 'handled';
    }),
    close: () => {
      closing.abort();
      for (const end of unsubscribe) end();
      watchers.close();
    },
  };
}
