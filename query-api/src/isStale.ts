import { checkpointNames, type ReadModel } from '@talloor/projections/tables/checkpointNames.ts';
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
  ...readModels: readonly ReadModel[]
): Promise<boolean> {
  if (seen === null) return false;
  const reached = await Promise.all(
    readModels.map((readModel) => waiter.waitFor(checkpointNames[readModel], seen, longestWaitMs)),
  );
  return reached.includes(false);
}
