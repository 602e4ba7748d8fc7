import type { judgedReplacement } from '@talloor/contracts/endpoints/erpDeliveries.ts';
import type { DeliveryState } from '@talloor/events/delivery/state.ts';
import type { z } from 'zod';

export type JudgedReplacement = z.output<typeof judgedReplacement>;

/** What lies ready in place of others in a delivery and does not come, or not yet, as the ERP is told. */
export function withheldOf(state: DeliveryState): readonly JudgedReplacement[] {
  if (state.status === 'none' || state.picked === null) return [];
  const { deliveryNumber } = state.plan;
  return state.picked.lines.flatMap(({ lineId, withheld = [] }) =>
    withheld.map(({ why, replaces, answerUntil, line }) => ({
      delivery_number: deliveryNumber,
      line_id: lineId,
      article_number: line.articleNumber,
      quantity: line.delivered,
      replaces,
      outcome: why,
      answer_until: answerUntil ?? null,
    })),
  );
}
