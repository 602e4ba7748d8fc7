import type { LineToPick } from '@talloor/contracts/endpoints/officeDeliveries.ts';
import { numberIn, rounded, rowsIn, type RawRow } from './rawReport.ts';

/** Shortage: ordered − delivered − replaced; negative for too much, null for invalid numbers. */
export function shortageOf(line: RawRow, { ordered, unit }: Pick<LineToPick, 'ordered' | 'unit'>): number | null {
  const delivered = numberIn(line['delivered'], unit);
  if (delivered === null) return null;
  const replacedQuantity = rowsIn(line, 'replacements').reduce(
    (sum, each) => sum + (numberIn(each['replaces']) ?? 0),
    0,
  );
  return rounded(ordered - delivered - replacedQuantity);
}
