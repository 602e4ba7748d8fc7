import type { OrderState } from '@talloor/events/order/state.ts';
import type { OrderHold } from '@talloor/events/order/modificationState.ts';
import type { Rejection } from '@talloor/platform/aggregate/aggregate.ts';

/** An order that was placed, whatever became of it. */
export type PlacedOrder = Exclude<OrderState, { status: 'none' }>;

/** Why nobody of its customer may change an order now; null where somebody may. The clock closes it, not the event. */
export function changeForbidden(order: PlacedOrder, now: Date): Rejection | null {
  if (order.status === 'cancelled') return { rejected: 'order.cancelled' };
  if (order.status === 'closed' || now.toISOString() >= order.content.changeDeadline)
    return { rejected: 'order.closed' };
  const lock = lockAt(order, now);
  return lock === null ? null : { rejected: 'order.locked', parameters: { reason: lock.reason } };
}

/** The lock of the office or the ERP by the clock; null where there is none. */
export const lockAt = ({ lock }: Pick<PlacedOrder, 'lock'>, now: Date): PlacedOrder['lock'] =>
  lock !== null && (lock.until === null || now.toISOString() < lock.until) ? lock : null;

/** Who holds an order by the clock; null where nobody does. */
export const holdAt = ({ hold }: Pick<PlacedOrder, 'hold'>, now: Date): OrderHold | null =>
  hold !== null && now.toISOString() < hold.until ? hold : null;

/** Another holds it. @param name of who does */
export const inUse = (hold: OrderHold, name: string): Rejection => ({
  rejected: 'order.in_use',
  parameters: { name, until_at: Math.floor(Date.parse(hold.until) / 1000) },
});

/** The hold of one who acts; else why they may not. */
export function ownHold(
  order: PlacedOrder,
  { userId, holderName, now }: { readonly userId: string; readonly holderName: string; readonly now: Date },
): OrderHold | Rejection {
  const hold = holdAt(order, now);
  if (hold === null) return { rejected: 'order.not_held' };
  return hold.by === userId ? hold : inUse(hold, holderName);
}
