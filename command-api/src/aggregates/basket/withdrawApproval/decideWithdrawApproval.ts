import type { BasketEvent } from '@talloor/events/basket/events.ts';
import type { BasketState } from '@talloor/events/basket/state.ts';
import type { Decision } from '@talloor/platform/aggregate/aggregate.ts';
import { awaitingOf } from '../approveBasket/decideApproveBasket.ts';

export type WithdrawApproval = {
  readonly customerNumber: string;
  readonly withdrawnBy: string;
  readonly active: string | null;
};

/** Also after the cut-off; only by its sender. */
export function decideWithdrawApproval(command: WithdrawApproval, state: BasketState): Decision<BasketEvent> {
  const { customerNumber, withdrawnBy, active } = command;
  const awaiting = awaitingOf(state, customerNumber, new Date(0));
  if ('rejected' in awaiting) return awaiting;
  if (awaiting.approval.askedBy !== withdrawnBy) return { rejected: 'approval.not_own' };
  const previous = active === awaiting.basketId ? null : active;
  return [
    { type: 'BasketApprovalWithdrawn', data: { withdrawnBy } },
    { type: 'BasketActivated', data: { activatedBy: withdrawnBy, previous } },
  ];
}
