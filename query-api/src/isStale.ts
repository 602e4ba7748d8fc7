import { AsyncLocalStorage } from 'node:async_hooks';
import { problemStatus } from '@talloor/contracts/problem.ts';
import { NotYetFound, Problem } from '@talloor/platform/http/problem.ts';
import type { Route } from '@talloor/platform/http/handler.ts';
import { readModels, type ReadModelName } from '@talloor/projections/tables/readModels.ts';
import type { ReadSide } from './readSide.ts';

/** Milliseconds to wait for own writes (architecture.md §5). */
export const longestWaitMs = 2000;

/** Whether the answer to the current request may lack own writes. */
const requests = new AsyncLocalStorage<{ isStale: boolean }>();

/**
 * Waits for the browser's own writes.
 * @returns true when the answer may lack them (X-Stale)
 */
export async function isStale(
  waiter: ReadSide['waiter'],
  seenPosition: string | null,
  ...names: readonly ReadModelName[]
): Promise<boolean> {
  if (seenPosition === null) return false;
  const results = await Promise.all(
    names.map((name) => waiter.waitFor(readModels[name].checkpoint, seenPosition, longestWaitMs)),
  );
  const isBehind = results.includes(false);
  const request = requests.getStore();
  if (request && isBehind) request.isStale = true;
  return isBehind;
}

/** A read model that is behind cannot know that something does not exist: its 404 becomes 503. */
export const doubtNotFound = (route: Route): Route => ({
  ...route,
  handle: (input, context) => {
    const request = { isStale: false };
    return requests.run(request, async () => {
      try {
        return await route.handle(input, context);
      } catch (error) {
        if (request.isStale && error instanceof Problem && problemStatus[error.code] === 404)
          throw new NotYetFound(error);
        throw error;
      }
    });
  },
});
