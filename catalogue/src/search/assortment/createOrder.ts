export type Order = {
  /** Required before `place`. */
  readonly takeOut: (ordinals: readonly number[]) => void;
  readonly place: (ordinals: readonly number[]) => void;
  readonly rank: () => Uint32Array;
};

/** @param compare never 0 for different ordinals */
export function createOrder(compare: (a: number, b: number) => number): Order {
  let order: number[] = [];
  let rank = new Uint32Array(0);
  return {
    takeOut: (ordinals) => {
      const moving = new Set(ordinals);
      order = order.filter((ordinal) => !moving.has(ordinal));
    },
    place: (ordinals) => {
      order = merge(order, ordinals.toSorted(compare), compare);
      rank = new Uint32Array(order.length);
      for (let place = 0; place < order.length; place += 1) rank[order[place] ?? 0] = place;
    },
    rank: () => rank,
  };
}

/** Binary search, because changes are few. */
function merge(
  existing: readonly number[],
  sorted: readonly number[],
  compare: Parameters<typeof createOrder>[0],
): number[] {
  const merged: number[] = [];
  let from = 0;
  for (const ordinal of sorted) {
    let [low, high] = [from, existing.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (compare(existing[middle] ?? 0, ordinal) < 0) low = middle + 1;
      else high = middle;
    }
    for (; from < low; from += 1) merged.push(existing[from] ?? 0);
    merged.push(ordinal);
  }
  for (; from < existing.length; from += 1) merged.push(existing[from] ?? 0);
  return merged;
}
