import type { OrderEvent } from '@talloor/events/order/events.ts';
import type { OrderState } from '@talloor/events/order/state.ts';
import type { Decision } from '@talloor/platform/aggregate/aggregate.ts';
import { changeForbidden, holdAt } from '../modifyOrder/changeForbidden.ts';

type Asking = {
  readonly userId: string;
  readonly now: Date;
  /** Nobody holds what all change side by side. */
  readonly isShared: boolean;
};

/** Asks who holds an order for it: once as long as that one holds it, and nobody where it is free. */
export function decideAskForOrder({ userId, now, isShared }: Asking, state: OrderState): Decision<OrderEvent> {
  if (state.status === 'none') return { rejected: 'order.not_found' };
  const forbidden = changeForbidden(state, now);
  if (forbidden) return forbidden;
  const hold = isShared ? null : holdAt(state, now);
  if (hold === null || hold.by === userId || hold.asks.some((ask) => ask.by === userId)) return [];
  const { modificationId, by: heldBy } = hold;
  return [
    {
      type: 'OrderHandoverAsked',
      data: { modificationId, heldBy, askedBy: userId, askedAt: now.toISOString() },
    },
  ];
}
