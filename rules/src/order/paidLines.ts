type Line = { readonly articleNumber: string; readonly free: boolean };

const known = new WeakMap<readonly Line[], ReadonlyMap<string, Line>>();

/** Paid lines by article number, cached because lines never change. */
export function paidLines<L extends Line>(lines: readonly L[]): ReadonlyMap<string, L> {
  const before = known.get(lines);
  if (before) return before as ReadonlyMap<string, L>;
  const paid = new Map(lines.filter((line) => !line.free).map((line) => [line.articleNumber, line]));
  known.set(lines, paid);
  return paid;
}
