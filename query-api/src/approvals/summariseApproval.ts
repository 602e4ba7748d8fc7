import type { ApprovalSummary } from '@talloor/contracts/endpoints/approvals.ts';
import { countedForLimit } from '@talloor/rules/account/approval.ts';
import { epochOfDay } from '@talloor/rules/delivery/brusselsTime.ts';
import type { ProductFacts } from '@talloor/rules/facts.ts';
import { eurosOfCents } from '@talloor/rules/money/rounding.ts';
import type { FoundApproval } from './findApprovals.ts';
import { secondsOf } from '../secondsOf.ts';

export const namesShown = 3;

type Seen = {
  readonly products: ReadonlyMap<string, ProductFacts>;
  readonly showPrices: boolean;
  readonly userId: string;
  readonly language: 'nl' | 'fr';
  readonly now: Date;
};

/** A request with its outcome; after its cut-off it counts as lapsed. */
export function summariseApproval(found: FoundApproval, { products, ...seen }: Seen): ApprovalSummary {
  const { asked, delivery, deadline, status, decided_at } = found;
  const isOver = status === 'awaiting' && seen.now.getTime() >= Date.parse(deadline);
  const amount = (cents: number) => (seen.showPrices ? eurosOfCents(cents) : null);
  return {
    basket_id: found.basket_id,
    status: isOver ? 'lapsed' : status,
    asked_by: found.asker,
    is_own: found.asked_by === seen.userId,
    asked_at: secondsOf(found.asked_at),
    deadline: secondsOf(deadline),
    delivery_date: delivery && epochOfDay(delivery.day),
    delivery_window: delivery && { start: delivery.windowStart, end: delivery.windowEnd },
    number_of_lines: asked.lines.length,
    first_articles: asked.lines
      .slice(0, namesShown)
      .map(([articleNumber]) => products.get(articleNumber)?.name[seen.language] ?? articleNumber),
    amount_to_pay: amount(asked.payable_cents),
    counted: amount(countedOf(found)),
    is_approximate: asked.approximate,
    limit: eurosOfCents(asked.limit_cents),
    po_number: asked.reference,
    decided_by: found.decider,
    decided_at: decided_at === null ? null : secondsOf(decided_at),
    reason: found.reason,
    order_number: found.order_number,
  };
}

const countedOf = ({ asked }: FoundApproval): number =>
  countedForLimit({
    subtotalCents: asked.subtotal_cents,
    deliveryCents: asked.delivery_cents,
    expressCents: asked.express_cents,
    discountCents: asked.discount_cents,
  });
