import type { OrderEvent } from '@talloor/events/order/events.ts';
import type { OrderState } from '@talloor/events/order/state.ts';
import type { Decision } from '@talloor/platform/aggregate/aggregate.ts';
import { changeForbidden, holdAt, inUse } from '../modifyOrder/changeForbidden.ts';

export type CancelOrder = {
  /** `office`: on behalf of the customer, also after the deadline, whoever holds it. */
  readonly by: 'customer' | 'office';
  readonly userId: string;
  /** Code from the list of who cancels; undefined where the customer gives none. */
  readonly reason: string | undefined;
  readonly holderName: string;
  /** The warehouse has begun with it. */
  readonly isPicked: boolean;
  readonly now: Date;
};

/** Cancels an order: a customer as long as it can be changed, the office as long as nobody has begun to pick it. Quiet once it is. */
export function decideCancelOrder(command: CancelOrder, state: OrderState): Decision<OrderEvent> {
  if (state.status === 'none') return { rejected: 'order.not_found' };
  const { by, userId, reason, now } = command;
  if (state.status === 'cancelled') return [];
  if (by === 'customer') {
    const forbidden = changeForbidden(state, now);
    if (forbidden) return forbidden;
    const hold = holdAt(state, now);
    if (hold !== null && hold.by !== userId) return inUse(hold, command.holderName);
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
