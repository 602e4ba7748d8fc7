import type { BasketEvent } from '@talloor/events/basket/events.ts';
import type { BasketState } from '@talloor/events/basket/state.ts';
import type { Decision } from '@talloor/platform/aggregate/aggregate.ts';
import type { BasketAssessment } from '@talloor/rules/basket/assessment.ts';
import { isShownContent } from '@talloor/rules/basket/contentOfView.ts';
import type { OrderingFacts } from '../../ordering/orderingFacts.ts';

export type SendBasketBack = { readonly customerNumber: string; readonly shown: string | null };

export type SendBasketBackFacts = Pick<OrderingFacts, 'customerStatus' | 'accountStatus'> & {
  readonly assessment: BasketAssessment;
};

/** The basket is set aside, so that a later punch-out can open it again. Minimum and day are the approver's matter. */
export function decideSendBasketBack(
  { customerNumber, shown }: SendBasketBack,
  state: BasketState,
  { customerStatus, accountStatus, assessment }: SendBasketBackFacts,
): Decision<BasketEvent> {
  if (accountStatus === 'suspended' || accountStatus === 'cancelled') return { rejected: `account.${accountStatus}` };
  if (customerStatus === 'suspended' || customerStatus === 'cancelled')
    return { rejected: `customer.${customerStatus}` };
  if (state.status === 'none') return { rejected: 'basket.empty' };
  if (state.customerNumber !== customerNumber) return { rejected: 'basket.changed' };
  if (state.status === 'awaiting') return { rejected: 'basket.awaiting_approval' };
  if (state.status !== 'open') return { rejected: 'basket.changed' };
  if (state.lines.length === 0) return { rejected: 'basket.empty' };
  if (shown !== null && !isShownContent(shown, assessment)) return { rejected: 'basket.changed' };
  if (assessment.faultyLines.length > 0) return { rejected: 'basket.faulty_lines' };
  return [{ type: 'BasketSetAside', data: { activated: null } }];
}
