import { readModels, type ReadModelName } from '@talloor/projections/tables/readModels.ts';
import type { ReadSide } from './readSide.ts';

/** Milliseconds to wait for own writes (architecture.md §5). */
export const longestWaitMs = 2000;

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
  return results.includes(false);
}
