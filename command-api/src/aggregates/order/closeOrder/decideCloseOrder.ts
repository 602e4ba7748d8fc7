import type { OrderEvent } from '@talloor/events/order/events.ts';
import type { OrderDraft } from '@talloor/events/order/changeState.ts';
import { evolveOrder, type OrderState } from '@talloor/events/order/state.ts';
import type { Decision, Rejection } from '@talloor/platform/aggregate/aggregate.ts';
import { paidLines } from '@talloor/rules/order/paidLines.ts';
import type { OrderingFacts } from '../../../ordering/orderingFacts.ts';
import type { PlacedOrder } from '../changes/changeForbidden.ts';
import { changedLines, decideSubmitChanges } from '../submitChanges/decideSubmitChanges.ts';
import type { WorldFacts } from '../changes/draftFacts.ts';

/** Rejection: missing catalogue data. */
export type UnsentFacts =
  | Rejection
  | { readonly world: WorldFacts; readonly orderingFactsByUser: ReadonlyMap<string, OrderingFacts> };

/** As of the deadline, however late. Drafts are submitted if the user chose so, else dropped, in the same append. */
export function decideCloseOrder(state: OrderState, now: Date, facts: UnsentFacts): Decision<OrderEvent> {
  if (state.status !== 'open' || now.toISOString() < state.content.changeDeadline) return [];
  const events: OrderEvent[] = [];
  let order: OrderState = state;
  for (const [userId] of unsentDrafts(state)) {
    if (order.status === 'none') break;
    const draftEvent = endDraft(userId, order, facts);
    events.push(draftEvent);
    order = evolveOrder(order, draftEvent);
  }
  const { changeDeadline: effectiveAt } = state.content;
  return [...events, { type: 'OrderClosedForChanges', data: { effectiveAt } }];
}

/** By account id; the holder's first. */
export function unsentDrafts({ drafts, content, hold }: PlacedOrder): readonly (readonly [string, OrderDraft])[] {
  const orderedLines = paidLines(content.lines);
  return Object.entries(drafts)
    .filter(([, { draftQuantities }]) =>
      Object.entries(draftQuantities).some(
        ([article, quantity]) => quantity !== (orderedLines.get(article)?.quantity ?? 0),
      ),
    )
    .toSorted(([a], [b]) => Number(b === hold?.by) - Number(a === hold?.by));
}

/** Automatic submissions are judged at this instant. */
export const lastMoment = ({ content }: PlacedOrder): Date => new Date(Date.parse(content.changeDeadline) - 1);

function endDraft(userId: string, order: PlacedOrder, facts: UnsentFacts): OrderEvent {
  const draft = order.drafts[userId];
  const modificationId = draft?.modificationId ?? '';
  const dropDraft = (rejectionCode: string | null): OrderEvent => ({
    type: 'OrderModificationCancelled',
    data: {
      modificationId,
      cancelledBy: 'system',
      cause: 'deadline',
      endsHold: order.hold?.by === userId,
      refused: rejectionCode,
      draftOf: userId,
      ...(rejectionCode !== null && !('rejected' in facts) && draft
        ? { wished: changedLines(order, draft.draftQuantities, facts.world.products) }
        : {}),
    },
  });
  if (draft?.unsent !== 'send') return dropDraft(null);
  if ('rejected' in facts) return dropDraft(facts.rejected);
  const orderingFacts = facts.orderingFactsByUser.get(userId);
  if (!orderingFacts) return dropDraft('service.unavailable');
  const command = { userId, holderName: '', modificationId, amountToPayCents: null, cause: 'deadline' } as const;
  const world = { ...facts.world, now: lastMoment(order) };
  const decision = decideSubmitChanges(command, order, { ...world, ...orderingFacts });
  if ('rejected' in decision)
    return dropDraft(decision.rejected === 'order.not_held' ? 'order.changed' : decision.rejected);
  return decision[0] ?? dropDraft('order.nothing_changed');
}
