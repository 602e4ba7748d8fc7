import { headingOf } from './headingOf.ts';
import { hasDigit, type TextRow } from './uploadRead.ts';

/**
 * Unquoted decimal commas give a row more cells than columns. If the quantity is last, the last two cells are the
 * quantity (`140118,2,5`); elsewhere it is uncertain.
 */
export function withDecimals(rows: readonly TextRow[]): readonly TextRow[] {
  const [first] = rows;
  const heading = first && !hasDigit(first) ? first.cells : null;
  const width = heading?.length ?? usualWidth(rows);
  const isLast = heading ? headingOf(heading.at(-1) ?? '') === 'quantity' : width === 2;
  return rows.map((row) => {
    const { cells } = row;
    if (cells.length <= width || cells.slice(width).every((cell) => cell.trim() === '')) return row;
    const [whole = '', decimals = ''] = cells.slice(width - 1).map((cell) => cell.trim());
    const isOne = isLast && cells.length === width + 1 && /^\d{1,4}$/.test(whole) && /^\d{1,3}$/.test(decimals);
    return isOne
      ? { ...row, cells: [...cells.slice(0, width - 1), `${whole},${decimals}`] }
      : { ...row, isUneven: true };
  });
}

function usualWidth(rows: readonly TextRow[]): number {
  const counts = new Map<number, number>();
  for (const { cells } of rows) counts.set(cells.length, (counts.get(cells.length) ?? 0) + 1);
  const [[width] = [0]] = [...counts].toSorted(([first, a], [second, b]) => b - a || first - second);
  return width;
}
