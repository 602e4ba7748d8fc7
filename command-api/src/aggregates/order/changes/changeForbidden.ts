import type { OrderState } from '@talloor/events/order/state.ts';
import type { OrderHold } from '@talloor/events/order/changeState.ts';
import type { Rejection } from '@talloor/platform/aggregate/aggregate.ts';
import { holdEnd } from '@talloor/rules/order/hold.ts';
import { paidLines } from '@talloor/rules/order/paidLines.ts';

export type PlacedOrder = Exclude<OrderState, { status: 'none' }>;

/** The clock decides, not the closing event. */
export function changeForbidden(order: PlacedOrder, now: Date): Rejection | null {
  if (order.status === 'cancelled') return { rejected: 'order.cancelled' };
  // Clocks differ, so picking closes the order regardless of time.
  if (order.status === 'closed' || order.isBeingPicked || now.toISOString() >= order.content.changeDeadline)
    return { rejected: 'order.closed' };
  const lock = lockAt(order, now);
  return lock === null ? null : { rejected: 'order.locked', parameters: { reason: lock.reason } };
}

export const lockAt = ({ lock }: Pick<PlacedOrder, 'lock'>, now: Date): PlacedOrder['lock'] =>
  lock !== null && (lock.until === null || now.toISOString() < lock.until) ? lock : null;

export const holdAt = ({ hold }: Pick<PlacedOrder, 'hold'>, now: Date): OrderHold | null =>
  hold !== null && now.toISOString() < hold.until ? hold : null;

/** @param name of the holder */
export const inUse = (hold: OrderHold, name: string): Rejection => ({
  rejected: 'order.in_use',
  parameters: { name, until_at: Math.floor(Date.parse(hold.until) / 1000) },
});

type ActingUser = {
  readonly userId: string;
  readonly holderName: string;
  readonly now: Date;
  readonly isShared?: boolean | undefined;
};

export function ownChanges(order: PlacedOrder, acting: ActingUser): OwnChanges | Rejection {
  const { userId, holderName, now, isShared = false } = acting;
  const at = now.toISOString();
  if (isShared) {
    const draft = order.drafts[userId];
    return draft
      ? { modificationId: draft.modificationId, heldSince: at, heldUntil: at }
      : { rejected: 'order.not_held' };
  }
  const hold = holdAt(order, now);
  if (hold === null) return { rejected: 'order.not_held' };
  if (hold.by !== userId) return inUse(hold, holderName);
  const { modificationId, since: heldSince } = hold;
  return { modificationId, heldSince, heldUntil: holdEnd(now, order.content.changeDeadline) };
}

export const hasStartedChanges = (order: PlacedOrder, acting: ActingUser): boolean =>
  !('rejected' in ownChanges(order, acting));

type OwnChanges = { readonly modificationId: string; readonly heldSince: string; readonly heldUntil: string };

/** Changed by another after the user's draft, to a different quantity. */
export function conflictsOf(order: PlacedOrder, userId: string): readonly string[] {
  const draft = order.drafts[userId];
  if (!draft) return [];
  const overtakenLines = Object.entries(draft.draftQuantities).filter(
    ([article]) => (order.changedIn[article] ?? 1) > (draft.seen[article] ?? draft.baseVersion),
  );
  if (overtakenLines.length === 0) return [];
  const orderedLines = paidLines(order.content.lines);
  return overtakenLines
    .filter(([article, quantity]) => quantity !== (orderedLines.get(article)?.quantity ?? 0))
    .map(([article]) => article);
}
