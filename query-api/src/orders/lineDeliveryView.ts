import type { LineDelivery } from '@talloor/contracts/shapes.ts';
import type { DeliveredLineRow } from '@talloor/projections/tables/deliveries.ts';

/** Undefined before picking. */
export function lineDeliveryView(
  lineId: string,
  rows: readonly DeliveredLineRow[] | null,
  language: 'nl' | 'fr',
): LineDelivery | undefined {
  const row = rows?.find((each) => each.line_id === lineId);
  if (!rows || !row || row.state === 'replacement') return undefined;
  return {
    state: row.state,
    delivered: row.delivered,
    manco: row.short,
    reason: row.reason,
    ...(row.comment !== undefined && { comment: row.comment }),
    lots: row.lots.map(({ lot, best_before, quantity }) => ({ lot, best_before, quantity })),
    instead: rows
      .filter(({ replaces }) => replaces === lineId)
      .map((replacementRow) => ({
        article_number: replacementRow.article_number,
        name: replacementRow.name[language],
        unit: replacementRow.unit[language],
        quantity: replacementRow.delivered,
      })),
    withheld: (row.withheld ?? []).map(({ article_number, name, unit, quantity, why, answer_until: until }) => ({
      article_number,
      name: name[language],
      unit: unit[language],
      quantity,
      why,
      answer_until: until === null ? null : Math.floor(Date.parse(until) / 1000),
    })),
  };
}
