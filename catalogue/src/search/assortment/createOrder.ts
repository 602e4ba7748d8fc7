/** Ordinals in an order that stands: sorted once, and merged with what changes. */
export type Order = {
  /** Takes out whatever changed; must be done before any of it is put where it now belongs. */
  readonly takeOut: (changed: readonly number[]) => void;
  /** Puts ordinals that are not in it where they belong. */
  readonly place: (changed: readonly number[]) => void;
  /** The place of each ordinal. */
  readonly rank: () => Uint32Array;
};

/** @param compare of two ordinals; never 0 for two that differ */
export function createOrder(compare: (one: number, other: number) => number): Order {
  let order: number[] = [];
  let rank = new Uint32Array(0);
  return {
    takeOut: (changed) => {
      const moving = new Set(changed);
      order = order.filter((ordinal) => !moving.has(ordinal));
    },
    place: (added) => {
      order = merge(order, added.toSorted(compare), compare);
      rank = new Uint32Array(order.length);
      for (let place = 0; place < order.length; place += 1) rank[order[place] ?? 0] = place;
    },
    rank: () => rank,
  };
}

/** Looks each place up by halves: few are merged into many. */
function merge(
  standing: readonly number[],
  sorted: readonly number[],
  compare: Parameters<typeof createOrder>[0],
): number[] {
  const merged: number[] = [];
  let from = 0;
  for (const ordinal of sorted) {
    let [low, high] = [from, standing.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (compare(standing[middle] ?? 0, ordinal) < 0) low = middle + 1;
      else high = middle;
    }
    for (; from < low; from += 1) merged.push(standing[from] ?? 0);
    merged.push(ordinal);
  }
  for (; from < standing.length; from += 1) merged.push(standing[from] ?? 0);
  return merged;
}
