import { numberIn, rounded, rowsIn, type RawRow } from './rawReport.ts';

/** Ordered − delivered − replaced; negative for too much, null for invalid numbers. */
export function shortageOf(line: RawRow, orderedQuantity: number): number | null {
  const delivered = numberIn(line['delivered']);
  if (delivered === null) return null;
  const replacedQuantity = rowsIn(line, 'replacements').reduce(
    (sum, each) => sum + (numberIn(each['replaces']) ?? 0),
    0,
  );
  return rounded(orderedQuantity - delivered - replacedQuantity);
}
