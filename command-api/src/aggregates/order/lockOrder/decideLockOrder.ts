import type { OrderEvent } from '@talloor/events/order/events.ts';
import type { OrderState } from '@talloor/events/order/state.ts';
import type { Decision } from '@talloor/platform/aggregate/aggregate.ts';
import { lockAt } from '../changes/changeForbidden.ts';

export type LockOrder = {
  /** Account, or `erp`. */
  readonly by: string;
  readonly reason: string;
  /** ISO 8601; null: until unlocked. */
  readonly until: string | null;
  readonly now: Date;
};

/** Ends holds and keeps drafts. */
export function decideLockOrder({ by, reason, now, ...request }: LockOrder, state: OrderState): Decision<OrderEvent> {
  if (state.status === 'none') return { rejected: 'order.not_found' };
  if (state.status === 'cancelled') return { rejected: 'order.cancelled' };
  const { changeDeadline } = state.content;
  if (state.status === 'closed' || now.toISOString() >= changeDeadline) return { rejected: 'order.closed' };
  // Instants are compared as strings.
  const until = request.until === null ? null : new Date(request.until).toISOString();
  if (until !== null && until <= now.toISOString()) return { rejected: 'order.lock_in_past' };
  const lock = lockAt(state, now);
  if (lock?.reason === reason && lock.until === until) return [];
  return [{ type: 'OrderLocked', data: { lockedBy: by, reason, until } }];
}
