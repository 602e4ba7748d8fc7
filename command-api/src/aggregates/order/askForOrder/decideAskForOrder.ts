import type { OrderEvent } from '@talloor/events/order/events.ts';
import type { OrderState } from '@talloor/events/order/state.ts';
import type { Decision } from '@talloor/platform/aggregate/aggregate.ts';
import { changeForbidden, holdAt } from '../changes/changeForbidden.ts';

type AskForOrder = {
  readonly userId: string;
  readonly now: Date;
  readonly isShared: boolean;
};

export function decideAskForOrder({ userId, now, isShared }: AskForOrder, state: OrderState): Decision<OrderEvent> {
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
