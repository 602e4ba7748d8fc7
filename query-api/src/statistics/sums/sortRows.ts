import type { StatisticsGrouping } from '@talloor/contracts/endpoints/statistics.ts';

type Size = 'turnover_cents' | 'previous_turnover_cents' | 'quantity';
type UnsortedRows = {
  readonly rows: readonly number[];
  readonly keyOf: (row: number) => string;
  readonly sumOf: (row: number, name: Size) => number;
};

export function sortRows(
  { rows, keyOf, sumOf }: UnsortedRows,
  by: StatisticsGrouping,
  showsPrices: boolean,
): readonly number[] {
  const byKey = (a: number, b: number): number => (keyOf(a) < keyOf(b) ? -1 : 1);
  if (by === 'month') return rows.toSorted(byKey);
  const sizesBy = (name: Size): Float64Array => {
    const sizes = new Float64Array((rows.at(-1) ?? -1) + 1);
    for (const row of rows) sizes[row] = sumOf(row, name);
    return sizes;
  };
  const sizes = sizesBy(showsPrices ? 'turnover_cents' : 'quantity');
  const before = showsPrices ? sizesBy('previous_turnover_cents') : sizes;
  return rows.toSorted(
    (a, b) => (sizes[b] ?? 0) - (sizes[a] ?? 0) || (before[b] ?? 0) - (before[a] ?? 0) || byKey(a, b),
  );
}
