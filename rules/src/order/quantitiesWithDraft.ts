import { paidLines } from './paidLines.ts';
import type { PromisedLine } from './promisedLine.ts';

/** By article number; 0 removes. */
export type DraftQuantities = Readonly<Record<string, number>>;

/** Without free lines. */
export function quantitiesWithDraft(
  lines: readonly Pick<PromisedLine, 'articleNumber' | 'quantity' | 'free'>[],
  draftQuantities: DraftQuantities,
): ReadonlyMap<string, number> {
  const quantities = new Map<string, number>();
  for (const line of paidLines(lines).values())
    if (line.quantity > 0) quantities.set(line.articleNumber, line.quantity);
  for (const [articleNumber, quantity] of Object.entries(draftQuantities)) {
    if (quantity > 0) quantities.set(articleNumber, quantity);
    else quantities.delete(articleNumber);
  }
  return quantities;
}
