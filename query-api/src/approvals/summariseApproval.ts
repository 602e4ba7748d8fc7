import type { ApprovalSummary } from '@talloor/contracts/endpoints/approvals.ts';
import { amountForLimit } from '@talloor/rules/account/approval.ts';
import { epochOfDay } from '@talloor/rules/delivery/brusselsTime.ts';
import type { ProductFacts } from '@talloor/rules/facts.ts';
import { eurosOfCents } from '@talloor/rules/money/rounding.ts';
import type { FoundApproval } from './findApprovals.ts';
import { secondsOf } from '../secondsOf.ts';

export const namesShown = 3;

type ApprovalViewer = {
  readonly products: ReadonlyMap<string, ProductFacts>;
  readonly showPrices: boolean;
  readonly userId: string;
  readonly language: 'nl' | 'fr';
  readonly now: Date;
};

/** After its cut-off a request counts as lapsed. */
export function summariseApproval(approval: FoundApproval, { products, ...viewer }: ApprovalViewer): ApprovalSummary {
  const { asked: request, delivery, deadline, status, decided_at } = approval;
  const isOver = status === 'awaiting' && viewer.now.getTime() >= Date.parse(deadline);
  const amount = (cents: number) => (viewer.showPrices ? eurosOfCents(cents) : null);
  return {
    basket_id: approval.basket_id,
    status: isOver ? 'lapsed' : status,
    asked_by: approval.asker,
    is_own: approval.asked_by === viewer.userId,
    asked_at: secondsOf(approval.asked_at),
    deadline: secondsOf(deadline),
    delivery_date: delivery && epochOfDay(delivery.day),
    delivery_window: delivery && { start: delivery.windowStart, end: delivery.windowEnd },
    number_of_lines: request.lines.length,
    first_articles: request.lines
      .slice(0, namesShown)
      .map(([articleNumber]) => products.get(articleNumber)?.name[viewer.language] ?? articleNumber),
    amount_to_pay: amount(request.payable_cents),
    counted: amount(limitCentsOf(approval)),
    is_approximate: request.approximate,
    limit: eurosOfCents(request.limit_cents),
    po_number: approval.reference ?? '',
    decided_by: approval.decider,
    decided_at: decided_at === null ? null : secondsOf(decided_at),
    reason: approval.reason,
    order_number: approval.order_number,
  };
}

const limitCentsOf = ({ asked: request }: FoundApproval): number =>
  amountForLimit({
    subtotalCents: request.subtotal_cents,
    deliveryCents: request.delivery_cents,
    expressCents: request.express_cents,
    discountCents: request.discount_cents,
  });
