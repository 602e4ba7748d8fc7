/** Whole euros. */
export type PriceRange = { readonly min: number; readonly max: number };

/** `min-max` (spec shopping §2). */
export function parseRange(key: string | undefined): PriceRange | null {
  const [, min, max] = /^(\d{1,6})-(\d{1,6})$/.exec(key ?? '') ?? [];
  if (min === undefined || max === undefined || Number(min) > Number(max)) return null;
  return { min: Number(min), max: Number(max) };
}

/** Null for the full range. */
export function chosenRange([a, b]: readonly [number, number], bounds: PriceRange): PriceRange | null {
  const min = Math.min(a, b);
  const max = Math.max(a, b);
  return min <= bounds.min && max >= bounds.max ? null : { min, max };
}
