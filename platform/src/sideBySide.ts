/** Streams that what happens by itself appends to at a time. */
export const streamsAtOnce = 32;

/**
 * Runs all, so many at a time. @throws the first failure, once everything that was begun has ended; what was not begun by then
 * is not begun any more by the lane that failed
 */
export async function sideBySide<T>(all: Iterable<T>, atOnce: number, run: (one: T) => Promise<void>): Promise<void> {
  const left = all[Symbol.iterator]();
  const lane = async (): Promise<void> => {
    for (let next = left.next(); next.done !== true; next = left.next()) await run(next.value);
  };
  const ended = await Promise.allSettled(Array.from({ length: atOnce }, lane));
  for (const end of ended) if (end.status === 'rejected') throw end.reason;
}
