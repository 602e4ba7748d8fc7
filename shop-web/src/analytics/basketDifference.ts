import type { BasketLineView } from '@talloor/rules/basket/basketWire.ts';
import type { ProductView } from '@talloor/rules/product/productWire.ts';

export type QuantityChange = { readonly product: ProductView; readonly quantity: number };

export function basketDifference(before: readonly BasketLineView[], after: readonly BasketLineView[]) {
  const quantities = new Map(before.map((line) => [line.product.article_number, line.quantity]));
  const added: QuantityChange[] = [];
  const removed: QuantityChange[] = [];
  const compare = (product: ProductView, earlier: number, later: number) => {
    // Weights have up to 3 decimals.
    const quantity = Math.abs(Math.round((later - earlier) * 1000) / 1000);
    if (later > earlier) added.push({ product, quantity });
    else if (later < earlier) removed.push({ product, quantity });
  };
  for (const { product, quantity } of after) compare(product, quantities.get(product.article_number) ?? 0, quantity);
  const remaining = new Set(after.map((line) => line.product.article_number));
  for (const { product, quantity } of before) if (!remaining.has(product.article_number)) compare(product, quantity, 0);
  return { added, removed };
}
