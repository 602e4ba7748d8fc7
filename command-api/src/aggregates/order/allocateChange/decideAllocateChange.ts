import type { OrderEvent } from '@talloor/events/order/events.ts';
import type { OrderState } from '@talloor/events/order/state.ts';
import type { Decision } from '@talloor/platform/aggregate/aggregate.ts';
import { allocationOf, type Grant } from '../allocationOf.ts';

export function decideAllocateChange(
  grants: readonly Grant[],
  version: number,
  state: OrderState,
): Decision<OrderEvent> {
  if (state.status === 'none') return { rejected: 'order.not_found' };
  if (state.allocated || state.version !== version || state.status === 'cancelled') return [];
  return allocationOf(grants, version);
}
