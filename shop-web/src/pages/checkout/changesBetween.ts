import type { BasketView } from '@talloor/rules/basket/basketWire.ts';

/** One difference between the basket that was shown and the one that would be ordered. */
export type BasketChange =
  | { readonly kind: 'total' | 'delivery'; readonly before: number | null; readonly after: number | null }
  | { readonly kind: 'price'; readonly article: string; readonly before: number | null; readonly after: number | null }
  | { readonly kind: 'quantity'; readonly article: string; readonly before: number; readonly after: number }
  | { readonly kind: 'added' | 'gone' | 'faulty'; readonly article: string };

const amountOf = (basket: BasketView, type: 'delivery'): number =>
  basket.total_lines.find((line) => line.type === type)?.amount ?? 0;

/** What changed, lines first, the amount to pay last. */
export function changesBetween(before: BasketView, after: BasketView): BasketChange[] {
  const now = new Map(after.lines.map((line) => [line.product.article_number, line]));
  const then = new Map(before.lines.map((line) => [line.product.article_number, line]));
  const changes: BasketChange[] = [];
  for (const [number, old] of then) {
    const article = old.product.name;
    const line = now.get(number);
    if (line === undefined) changes.push({ kind: 'gone', article });
    else if (old.is_counted && !line.is_counted) changes.push({ kind: 'faulty', article });
    else if (old.quantity !== line.quantity)
      changes.push({ kind: 'quantity', article, before: old.quantity, after: line.quantity });
    else if (old.line_total !== line.line_total)
      changes.push({ kind: 'price', article, before: old.line_total, after: line.line_total });
  }
  for (const [number, line] of now) if (!then.has(number)) changes.push({ kind: 'added', article: line.product.name });
  const [delivery, newDelivery] = [amountOf(before, 'delivery'), amountOf(after, 'delivery')];
  if (delivery !== newDelivery) changes.push({ kind: 'delivery', before: delivery, after: newDelivery });
  if (before.amount_to_pay !== after.amount_to_pay)
    changes.push({ kind: 'total', before: before.amount_to_pay, after: after.amount_to_pay });
  return changes;
}
