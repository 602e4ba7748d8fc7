import type { OrderEvent } from '@talloor/events/order/events.ts';
import type { OrderState } from '@talloor/events/order/state.ts';
import type { Decision } from '@talloor/platform/aggregate/aggregate.ts';
import { changeForbidden, holdAt, inUse } from '../changes/changeForbidden.ts';

export type CancelOrder = {
  /** `office`: also after the deadline and during a hold. */
  readonly by: 'customer' | 'office';
  readonly userId: string;
  readonly reason: string | undefined;
  readonly holderName: string;
  readonly isPicked: boolean;
  /** Names of articles that the customer cannot remove (ADR 0141); empty for the office. */
  readonly articlesThatStay: readonly string[];
  readonly now: Date;
};

/** Repeats are silent. */
export function decideCancelOrder(command: CancelOrder, state: OrderState): Decision<OrderEvent> {
  if (state.status === 'none') return { rejected: 'order.not_found' };
  const { by, userId, reason, now } = command;
  if (state.status === 'cancelled') return [];
  if (by === 'customer') {
    const forbidden = changeForbidden(state, now);
    if (forbidden) return forbidden;
    const hold = holdAt(state, now);
    if (hold !== null && hold.by !== userId) return inUse(hold, command.holderName);
    if (command.articlesThatStay.length > 0)
      return { rejected: 'order.lines_fixed', parameters: { articles: command.articlesThatStay.join(', ') } };
  }
  if (command.isPicked) return { rejected: 'order.being_delivered' };
  return [
    {
      type: 'OrderCancelled',
      data: {
        cancelledBy: userId,
        cancelledAt: now.toISOString(),
        lines: state.content.lines.map(({ lineId, articleNumber }) => ({ lineId, articleNumber })),
        ...(reason !== undefined && { reason }),
      },
    },
  ];
}
