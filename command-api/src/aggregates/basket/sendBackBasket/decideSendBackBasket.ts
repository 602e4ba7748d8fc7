import type { BasketEvent } from '@talloor/events/basket/events.ts';
import type { BasketState } from '@talloor/events/basket/state.ts';
import type { Decision } from '@talloor/platform/aggregate/aggregate.ts';
import { awaitingOf } from '../approveBasket/decideApproveBasket.ts';

export type SendBackBasket = {
  readonly customerNumber: string;
  readonly sentBackBy: string;
  readonly mayApprove: boolean;
  readonly reason: string;
};

/** Any user with order rights may continue with the basket. */
export function decideSendBackBasket(command: SendBackBasket, state: BasketState, now: Date): Decision<BasketEvent> {
  const { customerNumber, sentBackBy, mayApprove, reason } = command;
  const awaiting = awaitingOf(state, customerNumber, now);
  if ('rejected' in awaiting) return awaiting;
  if (!mayApprove) return { rejected: 'approval.no_right' };
  const { askedBy } = awaiting.approval;
  if (askedBy === sentBackBy) return { rejected: 'approval.own' };
  return [{ type: 'BasketSentBack', data: { sentBackBy, askedBy, reason: reason.trim() } }];
}
