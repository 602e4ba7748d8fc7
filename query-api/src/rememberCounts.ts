import { readModels, type ReadModelName } from '@talloor/projections/tables/readModels.ts';
import { LRUCache } from 'lru-cache';
import type { ReadSide } from './readSide.ts';

/** What was counted under a name, or counts it. */
export type Counts = (name: string, count: () => Promise<number>) => Promise<number>;

/** Word that a read model has come further is a hint that may be lost: then the count is so old at most. */
const ttl = 5000;

/**
 * Remembers counts until a read model that they are made of has come further. To count the thousands of a long history takes longer than to show a
 * page of it, and between two reports of the ERP they are the same.
 */
export function rememberCounts(
  { onAdvance }: Pick<ReadSide['waiter'], 'onAdvance'>,
  models: readonly [ReadModelName, ...ReadModelName[]],
): Counts {
  const memory = new LRUCache<string, number>({ max: 5000, ttl });
  let advances = 0;
  for (const model of models)
    onAdvance(readModels[model].checkpoint, () => {
      advances += 1;
      memory.clear();
    });
  return async (name, count) => {
    const known = memory.get(name);
    if (known !== undefined) return known;
    const before = advances;
    const counted = await count();
    if (before === advances) memory.set(name, counted);
    return counted;
  };
}
