import { numberIn, rounded, rowsIn, type RawRow } from './rawReport.ts';

/** Shortage: ordered − delivered − replaced; negative for too much, null for invalid numbers. */
export function leftOf(line: RawRow, ordered: number): number | null {
  const delivered = numberIn(line['delivered']);
  if (delivered === null) return null;
  const replaced = rowsIn(line, 'replacements').reduce((sum, each) => sum + (numberIn(each['replaces']) ?? 0), 0);
  return rounded(ordered - delivered - replaced);
}
