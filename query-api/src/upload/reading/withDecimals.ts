import { findColumns } from './findColumns.ts';
import type { TextRow } from './uploadRead.ts';

/** Joins unquoted decimal commas: with one extra cell, the last two form the quantity (`140118,2,5`). */
export function withDecimals(rows: readonly TextRow[]): readonly TextRow[] {
  const columns = findColumns(rows);
  if (columns === null || columns.quantity === null) return rows;
  const { quantity, skip, hasHeader } = columns;
  const width = hasHeader ? (rows[skip - 1]?.cells.length ?? 0) : usualWidth(rows);
  if (quantity !== width - 1) return rows;
  return rows.map(({ row, cells }) => {
    const [whole = '', decimals = ''] = cells.slice(quantity).map((cell) => cell.trim());
    const isOne = cells.length === width + 1 && /^\d{1,4}$/.test(whole) && /^\d{1,3}$/.test(decimals);
    return isOne ? { row, cells: [...cells.slice(0, quantity), `${whole},${decimals}`] } : { row, cells };
  });
}

function usualWidth(rows: readonly TextRow[]): number {
  const counts = new Map<number, number>();
  for (const { cells } of rows) counts.set(cells.length, (counts.get(cells.length) ?? 0) + 1);
  const [[width] = [0]] = [...counts].toSorted(([first, a], [second, b]) => b - a || first - second);
  return width;
}
