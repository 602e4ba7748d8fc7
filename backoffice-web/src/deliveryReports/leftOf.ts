import { numberIn, rounded, rowsIn, type RawRow } from './rawReport.ts';

/** What is short of a line as it is filled in: ordered less delivered and replaced; below 0 where it is too much, null where a number is none. Pure. */
export function leftOf(line: RawRow, ordered: number): number | null {
  const delivered = numberIn(line['delivered']);
  if (delivered === null) return null;
  const replaced = rowsIn(line, 'replacements').reduce((sum, each) => sum + (numberIn(each['replaces']) ?? 0), 0);
  return rounded(ordered - delivered - replaced);
}
