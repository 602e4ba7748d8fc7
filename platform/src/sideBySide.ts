/** Streams that policies append to in parallel. */
export const streamsAtOnce = 32;

/** Runs all with limited parallelism. @throws the first failure after started work has ended */
export async function sideBySide<T>(all: Iterable<T>, atOnce: number, run: (one: T) => Promise<void>): Promise<void> {
  const left = all[Symbol.iterator]();
  const lane = async (): Promise<void> => {
    for (let next = left.next(); next.done !== true; next = left.next()) await run(next.value);
  };
  const ended = await Promise.allSettled(Array.from({ length: atOnce }, lane));
  for (const end of ended) if (end.status === 'rejected') throw end.reason;
}
