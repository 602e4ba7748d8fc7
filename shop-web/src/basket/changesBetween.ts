import type { BasketView } from '@talloor/rules/basket/basketWire.ts';

/** Null for hidden prices. */
export type TotalShown = { readonly amount: number | null; readonly isApproximate: boolean };

const totalOf = ({ amount_to_pay, is_approximate }: BasketView): TotalShown => ({
  amount: amount_to_pay,
  isApproximate: is_approximate,
});

export type BasketChange =
  | { readonly kind: 'delivery' | 'express'; readonly before: number; readonly after: number }
  /** Approximate for goods sold by weight. */
  | { readonly kind: 'total'; readonly before: TotalShown; readonly after: TotalShown }
  | { readonly kind: 'price'; readonly article: string; readonly before: number | null; readonly after: number | null }
  | { readonly kind: 'quantity'; readonly article: string; readonly before: number; readonly after: number }
  /** 0 when it falls away. */
  | { readonly kind: 'free'; readonly article: string; readonly before: number; readonly after: number }
  | { readonly kind: 'faulty'; readonly article: string; readonly why: string }
  | { readonly kind: 'added' | 'gone' | 'repaired'; readonly article: string }
  | { readonly kind: 'below_minimum'; readonly why: string }
  | { readonly kind: 'single'; readonly order: string };

const amountOf = (basket: BasketView, type: 'delivery' | 'express'): number =>
  basket.total_lines.find((line) => line.type === type)?.amount ?? 0;

const belowMinimum = (basket: BasketView) => basket.messages.find(({ code }) => code === 'basket.below_minimum');

export function changesBetween(before: BasketView, after: BasketView): BasketChange[] {
  const now = new Map(after.lines.map((line) => [line.product.article_number, line]));
  const linesBefore = new Map(before.lines.map((line) => [line.product.article_number, line]));
  const changes: BasketChange[] = [];
  for (const [number, old] of linesBefore) {
    const article = old.product.name;
    const line = now.get(number);
    if (line === undefined) changes.push({ kind: 'gone', article });
    else if (old.is_counted && !line.is_counted) changes.push({ kind: 'faulty', article, why: line.errors.join(', ') });
    else if (!old.is_counted && line.is_counted) changes.push({ kind: 'repaired', article });
    else if (old.quantity !== line.quantity)
      changes.push({ kind: 'quantity', article, before: old.quantity, after: line.quantity });
    else if (old.line_total !== line.line_total)
      changes.push({ kind: 'price', article, before: old.line_total, after: line.line_total });
  }
  for (const [number, line] of now)
    if (!linesBefore.has(number)) changes.push({ kind: 'added', article: line.product.name });
  changes.push(...freeChanges(before, after));
  if (before.main_order !== null && after.main_order === null)
    changes.push({ kind: 'single', order: before.main_order });
  for (const kind of ['delivery', 'express'] as const) {
    const [cost, newCost] = [amountOf(before, kind), amountOf(after, kind)];
    if (cost !== newCost) changes.push({ kind, before: cost, after: newCost });
  }
  const missing = belowMinimum(after);
  if (missing !== undefined && belowMinimum(before) === undefined)
    changes.push({ kind: 'below_minimum', why: missing.message });
  if (before.amount_to_pay !== after.amount_to_pay)
    changes.push({ kind: 'total', before: totalOf(before), after: totalOf(after) });
  return changes;
}

function freeQuantities({ free_lines: lines }: BasketView): Map<string, { article: string; quantity: number }> {
  const quantities = new Map<string, { article: string; quantity: number }>();
  for (const { article_number: number, name: article, quantity } of lines)
    quantities.set(number, { article, quantity: quantity + (quantities.get(number)?.quantity ?? 0) });
  return quantities;
}

function freeChanges(before: BasketView, after: BasketView): BasketChange[] {
  const [old, now] = [freeQuantities(before), freeQuantities(after)];
  return [...new Map([...now, ...old])].flatMap(([number, { article }]): BasketChange[] => {
    const [quantity, newQuantity] = [old.get(number)?.quantity ?? 0, now.get(number)?.quantity ?? 0];
    return quantity === newQuantity ? [] : [{ kind: 'free', article, before: quantity, after: newQuantity }];
  });
}
