import type { z } from 'zod';
import type { pickedLine } from '@talloor/contracts/endpoints/erpDeliveries.ts';
import type { DeliveredLot, PickedLine } from '@talloor/events/delivery/values.ts';

type ToldLine = z.output<typeof pickedLine>;
type Offered = { readonly line: PickedLine | Omit<PickedLine, 'withheld'>; readonly replaces: number };

const lotsOf = (lots: readonly DeliveredLot[]) =>
  lots.map(({ lot, bestBefore, quantity }) => ({ lot, best_before: bestBefore, quantity }));

/**
 * The lines of a picking as a report tells them, so that it can be told again with something put right: what lay ready in place of a
 * line stands under it, withheld or not. How much of the line each of several stands for is not kept: the first has what the others leave.
 * Pure.
 */
export const toldLines = (lines: readonly PickedLine[]): ToldLine[] =>
  lines
    .filter((line) => line.replaces === undefined)
    .map((line) => {
      const taken = lines.filter((each) => each.replaces === line.lineId);
      const offered: readonly Offered[] = [
        ...shared(line.replaced, taken),
        ...(line.withheld ?? []).map((each) => ({ line: each.line, replaces: each.replaces })),
      ];
      return {
        line_id: line.lineId,
        article_number: line.articleNumber,
        delivered: line.delivered,
        weight: line.weightArticle && line.delivered > 0 ? line.weight : null,
        reason: line.reason,
        ...(line.comment !== undefined && { comment: line.comment }),
        lots: lotsOf(line.lots),
        replacements: offered.map(({ line: each, replaces }) => ({
          article_number: each.articleNumber,
          quantity: each.delivered,
          replaces,
          price: each.priceMills / 1000,
          weight: each.weightArticle ? each.weight : null,
          lots: lotsOf(each.lots),
        })),
      };
    });

/** What came in place, each with its part of what is replaced: never more than that together. */
function shared(replaced: number, taken: readonly PickedLine[]): readonly Offered[] {
  let left = Math.round(replaced * 1000);
  return taken.map((line, place) => {
    const others = taken.length - place - 1;
    const own = others === 0 ? left : Math.max(1, Math.min(left - others, Math.round(line.delivered * 1000)));
    left -= own;
    return { line, replaces: own / 1000 };
  });
}
