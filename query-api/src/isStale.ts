import { readModels, type ReadModelName } from '@talloor/projections/tables/readModels.ts';
import type { ReadSide } from './readSide.ts';

/** How long a query waits for what its browser has written (architecture.md §5). */
export const longestWaitMs = 2000;

/**
 * Waits until these read models have reached the browser's own writes.
 * @returns whether the answer may lack them: it then says so in X-Stale
 */
export async function isStale(
  waiter: ReadSide['waiter'],
  seen: string | null,
  ...names: readonly ReadModelName[]
): Promise<boolean> {
  if (seen === null) return false;
  const reached = await Promise.all(
    names.map((name) => waiter.waitFor(readModels[name].checkpoint, seen, longestWaitMs)),
  );
  return reached.includes(false);
}
