import type { OrderEvent } from '@talloor/events/order/events.ts';
import type { UnsentChoice } from '@talloor/events/order/orderChanges.ts';
import type { OrderState } from '@talloor/events/order/state.ts';
import type { Decision } from '@talloor/platform/aggregate/aggregate.ts';
import { changeForbidden } from '../changes/changeForbidden.ts';

export type ChooseUnsent = { readonly userId: string; readonly choice: UnsentChoice; readonly now: Date };

/** Needs no hold, because drafts outlive holds. */
export function decideChooseUnsent({ userId, choice, now }: ChooseUnsent, state: OrderState): Decision<OrderEvent> {
  if (state.status === 'none') return { rejected: 'order.not_found' };
  const forbidden = changeForbidden(state, now);
  if (forbidden) return forbidden;
  const draft = state.drafts[userId];
  if (!draft) return { rejected: 'order.not_held' };
  if (draft.unsent === choice) return [];
  const { modificationId } = draft;
  return [{ type: 'OrderUnsentDraftChosen', data: { modificationId, chosenBy: userId, choice } }];
}
