import type { OrderEvent } from '@talloor/events/order/events.ts';
import type { OrderState } from '@talloor/events/order/state.ts';
import type { Decision } from '@talloor/platform/aggregate/aggregate.ts';
import { lockAt } from '../modifyOrder/changeForbidden.ts';

export type LockOrder = {
  /** Account of who locks it, or `erp`. */
  readonly by: string;
  /** A code. */
  readonly reason: string;
  /** ISO 8601; null until it is unlocked. */
  readonly until: string | null;
  readonly now: Date;
};

/** Keeps customers from changing an order for a while; who holds it loses the hold, and keeps the draft. */
export function decideLockOrder({ by, reason, now, ...asked }: LockOrder, state: OrderState): Decision<OrderEvent> {
  if (state.status === 'none') return { rejected: 'order.not_found' };
  if (state.status === 'cancelled') return { rejected: 'order.cancelled' };
  const { changeDeadline } = state.content;
  if (state.status === 'closed' || now.toISOString() >= changeDeadline) return { rejected: 'order.closed' };
  // Hours are compared as they are written.
  const until = asked.until === null ? null : new Date(asked.until).toISOString();
  if (until !== null && until <= now.toISOString()) return { rejected: 'order.lock_in_past' };
  const lock = lockAt(state, now);
  if (lock?.reason === reason && lock.until === until) return [];
  return [{ type: 'OrderLocked', data: { lockedBy: by, reason, until } }];
}
