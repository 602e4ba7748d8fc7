import type { BasketEvent } from '@talloor/events/basket/events.ts';
import type { BasketState } from '@talloor/events/basket/state.ts';
import type { Decision } from '@talloor/platform/aggregate/aggregate.ts';
import type { BasketAssessment } from '@talloor/rules/basket/assessment.ts';
import { isShownContent } from '@talloor/rules/basket/contentOfView.ts';
import type { PunchOutSettings } from '@talloor/rules/punchOut/settings.ts';
import type { OrderingFacts } from '../../ordering/orderingFacts.ts';

export type SendBasketBack = { readonly customerNumber: string; readonly shown: string | null };

export type SendBasketBackFacts = Pick<OrderingFacts, 'customerStatus' | 'accountStatus'> & {
  readonly assessment: BasketAssessment;
  readonly way: PunchOutSettings['way'];
  /** The return address is still allowed. */
  readonly hasHook: boolean;
};

/** A later punch-out can open it again. Minimum and day are the approver's matter. */
export function decideSendBasketBack(
  { customerNumber, shown }: SendBasketBack,
  state: BasketState,
  { customerStatus, accountStatus, assessment, way, hasHook }: SendBasketBackFacts,
): Decision<BasketEvent> {
  if (way === 'order') return { rejected: 'punch_out.only_order' };
  if (!hasHook) return { rejected: 'punch_out.no_hook' };
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
