import type { ReturnEvent } from '@talloor/events/return/events.ts';
import type { ReturnState } from '@talloor/events/return/state.ts';
import type { Decision } from '@talloor/platform/aggregate/aggregate.ts';

export type WithdrawReturn = { readonly customerNumber: string; readonly userId: string };

/** Before collection. */
export function decideWithdrawReturn(
  { customerNumber, userId }: WithdrawReturn,
  state: ReturnState,
): Decision<ReturnEvent> {
  if (state.status === 'none' || state.request.customerNumber !== customerNumber)
    return { rejected: 'return.not_found' };
  switch (state.status) {
    case 'requested':
    case 'accepted':
    case 'planned':
      return [{ type: 'ReturnWithdrawn', data: { withdrawnBy: userId } }];
    case 'withdrawn':
      return [];
    case 'collected':
      return { rejected: 'return.collected' };
    case 'refused':
    case 'credited':
      return { rejected: 'return.ended' };
    default:
      return state satisfies never;
  }
}
