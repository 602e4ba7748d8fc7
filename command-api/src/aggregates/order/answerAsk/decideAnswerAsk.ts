import type { OrderEvent } from '@talloor/events/order/events.ts';
import type { OrderState } from '@talloor/events/order/state.ts';
import type { Decision } from '@talloor/platform/aggregate/aggregate.ts';
import { changeForbidden, holdAt } from '../changes/changeForbidden.ts';

type AnswerAsk = { readonly userId: string; readonly now: Date; readonly answer: 'release' | 'decline' };

/** A release keeps the draft. */
export function decideAnswerAsk({ userId, now, answer }: AnswerAsk, state: OrderState): Decision<OrderEvent> {
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
