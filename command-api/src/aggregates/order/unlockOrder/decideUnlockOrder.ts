import type { OrderEvent } from '@talloor/events/order/events.ts';
import type { OrderState } from '@talloor/events/order/state.ts';
import type { Decision } from '@talloor/platform/aggregate/aggregate.ts';
import { lockAt } from '../changes/changeForbidden.ts';
import type { LockOrder } from '../lockOrder/decideLockOrder.ts';

/** Silent without lock. */
export function decideUnlockOrder(
  { by, reason, now }: Pick<LockOrder, 'by' | 'reason' | 'now'>,
  state: OrderState,
): Decision<OrderEvent> {
  if (state.status === 'none') return { rejected: 'order.not_found' };
  return lockAt(state, now) === null ? [] : [{ type: 'OrderUnlocked', data: { unlockedBy: by, reason } }];
}
