import type { UploadColumnRole } from '@talloor/rules/upload/columnRoles.ts';
import { readArticle } from '@talloor/rules/upload/readArticle.ts';
import { headingOf } from './headingOf.ts';
import { hasDigit, type TextRow } from './uploadRead.ts';

export const searchedRows = 60;

/** The row with most known headings: two, or one that names the article. */
export function headingRowOf(rows: readonly TextRow[]): number | null {
  let [best, most] = [null as number | null, 0];
  for (const [at, { cells }] of rows.slice(0, searchedRows).entries()) {
    if (cells.filter((cell) => cell !== '').length < 2 || cells.some((cell) => isCode(cell))) continue;
    const known = cells.map((cell) => headingOf(cell)).filter((heading) => heading !== null);
    const isHeading = known.length > 1 || known.some((heading) => ['number', 'article', 'barcode'].includes(heading));
    if (isHeading && known.length > most) [best, most] = [at, known.length];
  }
  return best ?? unknownHeadingOf(rows);
}

const roleOf = (cell: string): UploadColumnRole => {
  const heading = headingOf(cell);
  if (heading === 'number' || heading === 'barcode') return 'article';
  return heading === null || heading === 'other' ? 'unused' : heading;
};

/** Heading rows of other columns: the lines below them would be misread. */
export function otherHeadings(rows: readonly TextRow[], headingAt: number | null): ReadonlySet<TextRow> {
  if (headingAt === null) return new Set();
  const headings = rows[headingAt]?.cells ?? [];
  const lastCode = rows.findLastIndex(hasCode);
  const others = rows.filter((row, at) => {
    const { cells } = row;
    const isHeading = (cell: string, each: number) =>
      roleOf(cell) !== 'unused' || (cell !== '' && cell !== headings[each] && headings.includes(cell));
    if (cells.filter((cell) => cell !== '').length < 2 || !cells.some(isHeading)) return false;
    if (at > lastCode || hasCode(row) || isSameHeading(row, headings)) return false;
    return rows.slice(Math.min(at, headingAt), Math.max(at, headingAt)).some(hasCode);
  });
  return new Set(others);
}

/** Unused headings may differ. */
export function isSameHeading({ cells }: TextRow, headings: readonly string[]): boolean {
  const longest = cells.length > headings.length ? cells : headings;
  return longest.every((_, at) => {
    const [cell = '', heading = ''] = [cells[at], headings[at]];
    return roleOf(cell) === roleOf(heading) && (cell === heading || !headings.includes(cell) || cell === '');
  });
}

const hasCode = ({ cells }: TextRow): boolean => cells.some((cell) => isCode(cell));

/** All unknown: their columns are asked for, and remembered. */
function unknownHeadingOf(rows: readonly TextRow[]): number | null {
  const above = rowAbove(rows);
  const words = above?.cells.filter((cell) => cell !== '') ?? [];
  return above && words.length > 1 && words.every((cell) => headingOf(cell) === null) ? rows.indexOf(above) : null;
}

/** Without a digit, above the first article. */
export function rowAbove(rows: readonly TextRow[]): TextRow | undefined {
  const row = rows[rows.findIndex(hasCode) - 1];
  return row && !hasDigit(row) ? row : undefined;
}

export const shortestCode = 4;

/** Digits of an article number or barcode, no number with decimals. */
export function isCode(cell: string, shortest = shortestCode): boolean {
  const read = readArticle(cell);
  return (
    read.kind === 'shortened' ||
    (read.kind === 'number' && read.digits.length >= shortest && !/[.,]\d{1,3}$/.test(cell.trim()))
  );
}
