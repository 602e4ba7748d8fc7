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

/** Lets an order go that colleagues ask for, with the draft kept, or tells them no; quiet where nobody waits for a no. */
export function decideAnswerAsk(
  { userId, now, answer }: Omit<Asking, 'isShared'> & { readonly answer: 'release' | 'decline' },
  state: OrderState,
): Decision<OrderEvent> {
  if (state.status === 'none') return { rejected: 'order.not_found' };
  const forbidden = changeForbidden(state, now);
  if (forbidden) return forbidden;
  const hold = holdAt(state, now);
  if (hold?.by !== userId) return { rejected: 'order.not_held' };
  const { modificationId } = hold;
  const askedBy = hold.asks.filter((ask) => !ask.isDeclined).map((ask) => ask.by);
  if (answer === 'release')
    return [{ type: 'OrderHoldReleased', data: { modificationId, releasedBy: userId, askedBy } }];
  return askedBy.length === 0
    ? []
    : [{ type: 'OrderHandoverDeclined', data: { modificationId, declinedBy: userId, askedBy } }];
}
