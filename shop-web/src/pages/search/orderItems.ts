type Item = { readonly count: number; readonly sortKey: number };

/** The first items by count, then the rest by sort key (spec shopping §2, Facet box). */
export function orderItems<T extends Item>(items: readonly T[], limit: number): readonly T[] {
  const byCount = items.toSorted((a, b) => b.count - a.count || a.sortKey - b.sortKey);
  return [...byCount.slice(0, limit), ...byCount.slice(limit).toSorted((a, b) => a.sortKey - b.sortKey)];
}
