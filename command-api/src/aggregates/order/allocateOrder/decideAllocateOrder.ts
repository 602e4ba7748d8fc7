import type { OrderEvent } from '@talloor/events/order/events.ts';
import type { OrderState } from '@talloor/events/order/state.ts';
import type { Decision } from '@talloor/platform/aggregate/aggregate.ts';
import { allocationOf, type Grant } from '../allocationOf.ts';

export function decideAllocateOrder(grants: readonly Grant[], state: OrderState): Decision<OrderEvent> {
  if (state.status === 'none') return { rejected: 'order.not_found' };
  return state.allocated || state.version > 1 || state.status === 'cancelled' ? [] : allocationOf(grants);
}
