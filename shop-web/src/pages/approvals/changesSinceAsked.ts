import type { getApproval } from '@talloor/contracts/endpoints/approvals.ts';
import type { CallOutput } from '@talloor/contracts/client.ts';
import type { BasketView } from '@talloor/rules/basket/basketWire.ts';
import type { BasketChange } from '../../basket/changesBetween.ts';

type Approval = CallOutput<typeof getApproval>;

const amountOf = (basket: BasketView, type: 'delivery' | 'express'): number =>
  basket.total_lines.find((line) => line.type === type)?.amount ?? 0;

export function changesSinceAsked({ approval, asked: requestedBasket, basket }: Approval): readonly BasketChange[] {
  const requestedLines = new Map(requestedBasket.lines.map((line) => [line.article_number, line]));
  const changes: BasketChange[] = [];
  for (const line of basket.lines) {
    const { article_number: number, name: article } = line.product;
    const before = requestedLines.get(number);
    if (before === undefined) continue;
    if (!line.is_counted) changes.push({ kind: 'faulty', article, why: line.errors.join(', ') });
    else if (before.line_total !== line.line_total)
      changes.push({ kind: 'price', article, before: before.line_total, after: line.line_total });
  }
  for (const kind of ['delivery', 'express'] as const) {
    const [before, after] = [requestedBasket[kind], amountOf(basket, kind)];
    if (before !== null && before !== after) changes.push({ kind, before, after });
  }
  if (approval.amount_to_pay !== basket.amount_to_pay)
    changes.push({
      kind: 'total',
      before: { amount: approval.amount_to_pay, isApproximate: approval.is_approximate },
      after: { amount: basket.amount_to_pay, isApproximate: basket.is_approximate },
    });
  return changes;
}
