import type { BasketEvent } from '@talloor/events/basket/events.ts';
import type { BasketState } from '@talloor/events/basket/state.ts';
import type { Decision } from '@talloor/platform/aggregate/aggregate.ts';
import { isAboveLimit, obstacleToApproval } from '@talloor/rules/account/approval.ts';
import type { Checkout, CheckoutFacts } from '../checkout/checkoutCommand.ts';
import { openForOrder } from '../checkout/decideCheckout.ts';
import { orderingForbidden } from '../../../ordering/orderingFacts.ts';
import { judgeCheckout } from '../checkout/judgeCheckout.ts';
import type { Approver } from '../../../people/approvers.ts';
import { promisedTotalsOf } from '../../../ordering/promiseOf.ts';

export type AskApproval = Omit<Checkout, 'orderNumber' | 'placedBy' | 'approvedBy'> & { readonly askedBy: string };

/** Rejects what checkout would reject, and what no approver may approve. */
export function decideAskApproval(
  command: AskApproval,
  state: BasketState,
  facts: CheckoutFacts & { readonly approvers: readonly Approver[] },
): Decision<BasketEvent> {
  const forbidden = orderingForbidden(facts);
  if (forbidden) return forbidden;
  const basket = openForOrder(state);
  if ('rejected' in basket) return basket;
  const judgement = judgeCheckout(command, basket, facts);
  if ('rejected' in judgement) return judgement;
  const { reference, assessment } = judgement;
  if (facts.mustAcceptTerms) return { rejected: 'terms.not_accepted' };
  const { orderLimitCents: limitCents } = facts;
  if (limitCents === null || !isAboveLimit(limitCents, assessment)) return { rejected: 'approval.not_needed' };
  const { askedBy } = command;
  if (facts.approvers.every((approver) => obstacleToApproval(approver, askedBy, assessment) !== null))
    return { rejected: 'approval.no_approver' };
  const { delivery } = basket;
  if (!delivery) throw new Error('a basket without a delivery moment passed the checks');
  return [
    {
      type: 'BasketApprovalAsked',
      data: {
        basketId: basket.basketId,
        customerNumber: basket.customerNumber,
        askedBy,
        language: command.language,
        reference,
        message: command.message.trim(),
        extraEmails: [...new Set(command.extraEmails)],
        limitCents,
        deadline: delivery.deadline,
        lines: assessment.countedLines.map(({ product, quantity, lineCents }) => ({
          articleNumber: product.articleNumber,
          quantity,
          lineTotalCents: lineCents,
        })),
        totals: promisedTotalsOf(assessment),
      },
    },
  ];
}
