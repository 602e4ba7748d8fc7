type Line = { readonly articleNumber: string; readonly free: boolean };

/** By article number. */
export const paidLines = <L extends Line>(lines: readonly L[]): ReadonlyMap<string, L> =>
  new Map(lines.filter((line) => !line.free).map((line) => [line.articleNumber, line]));
