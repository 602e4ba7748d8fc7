import { AsyncLocalStorage } from 'node:async_hooks';
import { problemStatus } from '@talloor/contracts/problem.ts';
import { Problem } from '@talloor/platform/http/problem.ts';
import type { Route } from '@talloor/platform/http/handler.ts';
import { readModels, type ReadModelName } from '@talloor/projections/tables/readModels.ts';
import type { StoreHead } from './operations/listSubscriptions.ts';
import type { ReadSide } from './readSide.ts';

/** Milliseconds to wait for own writes (architecture.md §5). */
export const longestWaitMs = 2000;

type Reading = { isStale: boolean; readonly names: Set<ReadModelName> };
const readings = new AsyncLocalStorage<Reading>();

/**
 * Waits for the browser's own writes.
 * @returns true when the answer may lack them (X-Stale)
 */
export async function isStale(
  waiter: ReadSide['waiter'],
  seenPosition: string | null,
  ...names: readonly ReadModelName[]
): Promise<boolean> {
  const reading = readings.getStore();
  for (const name of names) reading?.names.add(name);
  if (seenPosition === null) return false;
  const isBehind = !(await haveReached(waiter, names, seenPosition, longestWaitMs));
  if (reading && isBehind) reading.isStale = true;
  return isBehind;
}

async function haveReached(
  waiter: ReadSide['waiter'],
  names: Iterable<ReadModelName>,
  position: string,
  timeoutMs: number,
): Promise<boolean> {
  const waits = [...names].map((name) => waiter.waitFor(readModels[name].checkpoint, position, timeoutMs));
  return (await Promise.all(waits)).every(Boolean);
}

/**
 * A late read model cannot know that something does not exist. Its 404 waits for the head and is answered again, else
 * 503.
 */
export const doubtNotFound = (route: Route, { store, waiter }: StoreHead & Pick<ReadSide, 'waiter'>): Route => ({
  ...route,
  handle: (input, context) => {
    const reading: Reading = { isStale: false, names: new Set() };
    return readings.run(reading, async () => {
      try {
        return await route.handle(input, context);
      } catch (error) {
        const isNotFound = error instanceof Problem && problemStatus[error.code] === 404;
        const { bodyType } = route.endpoint;
        // A body that streams is read once.
        const isRepeatable = bodyType !== 'file' && bodyType !== 'stream';
        if (!isNotFound || !isRepeatable || reading.names.size === 0) throw error;
        const timeoutMs = reading.isStale ? 0 : longestWaitMs;
        if (await haveReached(waiter, reading.names, await store.head(), timeoutMs))
          return await route.handle(input, context);
        throw new Problem('service.unavailable');
      }
    });
  },
});
