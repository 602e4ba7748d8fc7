import type { z } from 'zod';
import type { pickedLine } from '@talloor/contracts/endpoints/erpDeliveries.ts';
import type { DeliveredLot, PickedLine } from '@talloor/events/delivery/values.ts';
import { thousandths } from '@talloor/rules/money/rounding.ts';
import { splitInProportion } from '@talloor/rules/money/splitInProportion.ts';

type ReportLine = z.output<typeof pickedLine>;
type OfferedLine = { readonly line: PickedLine | Omit<PickedLine, 'withheld'>; readonly replaces: number };

const lotsOf = (lots: readonly DeliveredLot[]) =>
  lots.map(({ lot, bestBefore, quantity }) => ({ lot, best_before: bestBefore, quantity }));

/** Replacements are nested under their line. */
export const reportLines = (lines: readonly PickedLine[]): ReportLine[] =>
  lines
    .filter((line) => line.replaces === undefined)
    .map((line) => {
      const replacements = lines.filter((each) => each.replaces === line.lineId);
      const offered: readonly OfferedLine[] = [
        ...shareReplaced(line.replaced, replacements),
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

/** Shares of replaced quantity; in proportion when not stored. */
function shareReplaced(replacedQuantity: number, replacements: readonly PickedLine[]): readonly OfferedLine[] {
  const withShare = replacements.flatMap((line) =>
    line.standsFor === undefined ? [] : [{ line, replaces: line.standsFor }],
  );
  if (withShare.length === replacements.length) return withShare;
  const whole = replacements.map((line) => thousandths(line.delivered));
  const parts = splitInProportion(thousandths(replacedQuantity) - replacements.length, whole);
  return replacements.map((line, place) => ({ line, replaces: ((parts[place] ?? 0) + 1) / 1000 }));
}
