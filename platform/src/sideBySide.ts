/** Streams that policies append to in parallel. */
export const streamsAtOnce = 32;

/** @throws the first failure after started work has ended */
export async function sideBySide<T>(all: Iterable<T>, atOnce: number, run: (item: T) => Promise<void>): Promise<void> {
  const iterator = all[Symbol.iterator]();
  const lane = async (): Promise<void> => {
    for (let next = iterator.next(); next.done !== true; next = iterator.next()) await run(next.value);
  };
  const results = await Promise.allSettled(Array.from({ length: atOnce }, lane));
  for (const end of results) if (end.status === 'rejected') throw end.reason;
}

export async function* inOrder<T, R>(all: Iterable<T>, atOnce: number, run: (item: T) => Promise<R>) {
  const started: Promise<R>[] = [];
  for (const item of all) {
    const result = run(item);
    // Its turn reports a failure.
    result.catch(() => undefined);
    started.push(result);
    if (started.length >= atOnce) yield await (started.shift() as Promise<R>);
  }
  for (const result of started) yield await result;
}
