import type { OrderEvent } from '@talloor/events/order/events.ts';
import type { OrderState } from '@talloor/events/order/state.ts';
import type { Decision } from '@talloor/platform/aggregate/aggregate.ts';
import { choicesTakenBack } from '../chooseLineReplacement/choicesTakenBack.ts';

/** Also releases the order. */
export function decideCancelChanges(userId: string, state: OrderState): Decision<OrderEvent> {
  if (state.status === 'none') return { rejected: 'order.not_found' };
  const draft = state.drafts[userId];
  if (!draft) return [];
  const { modificationId, draftQuantities } = draft;
  const { [userId]: _, ...drafts } = state.drafts;
  const endsHold = state.hold?.by === userId;
  return [
    {
      type: 'OrderModificationCancelled',
      data: { modificationId, cancelledBy: userId, cause: 'user', endsHold, refused: null },
    },
    ...choicesTakenBack({ ...state, drafts }, Object.keys(draftQuantities), userId),
  ];
}
