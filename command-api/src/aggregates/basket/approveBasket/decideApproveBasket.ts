import type { BasketEvent } from '@talloor/events/basket/events.ts';
import type { BasketState } from '@talloor/events/basket/state.ts';
import type { Decision, Rejection } from '@talloor/platform/aggregate/aggregate.ts';
import { obstacleToApproval, type ApprovalObstacle } from '@talloor/rules/account/approval.ts';
import type { Approver } from '../../../people/approvers.ts';
import type { CheckoutFacts } from '../checkout/checkoutCommand.ts';
import { judgeCheckout } from '../checkout/judgeCheckout.ts';
import { orderContentOf } from '../checkout/orderContentOf.ts';
import type { AccountState } from '@talloor/events/account/account.ts';

export type ApproveBasket = {
  readonly customerNumber: string;
  readonly orderNumber: string;
  /** `contentOfView`. */
  readonly shown: string;
  readonly amountToPayCents: number | null;
};

export type ApprovalFacts = CheckoutFacts & {
  readonly approver: Approver & { readonly accountStatus: AccountState['status'] };
};

export type Awaiting = Extract<BasketState, { status: 'awaiting' }>;

/** At today's prices. Another user approves within the own limit. */
export function decideApproveBasket(
  command: ApproveBasket,
  state: BasketState,
  facts: ApprovalFacts,
): Decision<BasketEvent> {
  const awaiting = awaitingOf(state, command.customerNumber, facts.now);
  if ('rejected' in awaiting) return awaiting;
  const { approver, customerStatus, accountStatus } = facts;
  if (approver.accountStatus === 'suspended' || approver.accountStatus === 'cancelled')
    return { rejected: `account.${approver.accountStatus}` };
  if (customerStatus === 'suspended' || customerStatus === 'cancelled')
    return { rejected: `customer.${customerStatus}` };
  if (accountStatus !== 'active' || !facts.mayOrder) return { rejected: 'approval.asker_may_not_order' };

  const { approval, ...content } = awaiting;
  const checkout = { ...command, basketId: null, reference: approval.reference ?? '' };
  const basket = { ...content, status: 'open' as const };
  const judgement = judgeCheckout(checkout, basket, facts);
  if ('rejected' in judgement) return judgement;
  const obstacle = obstacleToApproval(approver, approval.askedBy, judgement.assessment);
  if (obstacle) return { rejected: problemOfObstacle[obstacle] };
  const order = {
    ...checkout,
    reference: judgement.reference,
    placedBy: approval.askedBy,
    approvedBy: approver.userId,
    language: approval.language,
    message: approval.message ?? '',
    extraEmails: approval.extraEmails ?? [],
  };
  return [{ type: 'BasketCheckedOut', data: orderContentOf(order, basket, judgement.assessment, facts) }];
}

const problemOfObstacle = {
  no_right: 'approval.no_right',
  own: 'approval.own',
  above_own_limit: 'approval.above_own_limit',
} as const satisfies Record<ApprovalObstacle, string>;

export function awaitingOf(state: BasketState, customerNumber: string, now: Date): Awaiting | Rejection {
  if (state.status === 'none' || state.status === 'discarded' || state.customerNumber !== customerNumber)
    return { rejected: 'basket.not_found' };
  switch (state.status) {
    case 'checkedOut':
      return { rejected: 'basket.already_ordered', parameters: { order_number: state.orderNumber } };
    case 'open':
    case 'kept':
      return { rejected: 'approval.not_waiting' };
    case 'awaiting':
      return now.getTime() < Date.parse(state.approval.deadline) ? state : { rejected: 'approval.lapsed' };
    default:
      return state satisfies never;
  }
}
