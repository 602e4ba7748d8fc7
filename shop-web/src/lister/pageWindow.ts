const most = 7;

/** At most 7, from current − 3 above page 4 (spec shopping §2, Pagination). */
export function pageWindow(current: number, total: number): readonly number[] {
  const first = Math.max(1, Math.min(current > 4 ? current - 3 : 1, total - most + 1));
  return Array.from({ length: Math.min(most, total) }, (_, index) => first + index);
}
