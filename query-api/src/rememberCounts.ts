import { readModels, type ReadModelName } from '@talloor/projections/tables/readModels.ts';
import { LRUCache } from 'lru-cache';
import type { ReadSide } from './readSide.ts';

export type Remember<Value> = (name: string, find: () => Promise<Value>) => Promise<Value>;
export type Counts = Remember<number>;

/**
 * Counting a long history is slow.
 * @param ttl maximum age in ms, because notifications may be lost
 */
export function rememberCounts<Value extends NonNullable<unknown> = number>(
  { onAdvance }: Pick<ReadSide['waiter'], 'onAdvance'>,
  models: readonly [ReadModelName, ...ReadModelName[]],
  ttl = 5000,
): Remember<Value> {
  const memory = new LRUCache<string, Value>({ max: 5000, ttl });
  let advances = 0;
  for (const model of models)
    onAdvance(readModels[model].checkpoint, () => {
      advances += 1;
      memory.clear();
    });
  return async (name, count) => {
    const cachedCount = memory.get(name);
    if (cachedCount !== undefined) return cachedCount;
    const before = advances;
    const newCount = await count();
    if (before === advances) memory.set(name, newCount);
    return newCount;
  };
}
