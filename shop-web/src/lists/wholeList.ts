import type { ProductView } from '@talloor/rules/product/productWire.ts';
import { isOrderable, offerOf, ownFlow } from '../products/offerOf.ts';
import { quantityLimits, settleQuantity } from '../products/quantitySteps.ts';

type Reason = 'in_basket' | 'own_flow' | 'out_of_assortment' | 'not_orderable' | 'no_stock' | 'closed';

export type LeftOut = {
  /** Name, or number if no longer for this customer. */
  readonly article: string;
  readonly reason: Reason;
};

export type WholeList = {
  readonly items: Readonly<Record<string, number>>;
  /** By number of the replacement, not yet looked up. */
  readonly replacements: ReadonlyMap<string, LeftOut>;
  readonly leftOut: readonly LeftOut[];
};

/**
 * Spec shopping §7: sold_per without group VCG; a usable replacement takes an unorderable article's place.
 * @param takesLast the last order's quantity
 * @param lines null product: no longer for this customer
 * @param now epoch milliseconds
 */
export function wholeList(
  lines: readonly { readonly artNo: string; readonly product: ProductView | null }[],
  quantityOf: (articleNumber: string) => number,
  now: number,
  takesLast = false,
): WholeList {
  const items: Record<string, number> = {};
  const replacements = new Map<string, LeftOut>();
  const leftOut: LeftOut[] = [];
  for (const { artNo, product } of lines) {
    if (product === null) {
      leftOut.push({ article: artNo, reason: 'out_of_assortment' });
      continue;
    }
    const reason = reasonToLeaveOut(product, quantityOf, now);
    const replacement = reason === 'in_basket' || reason === 'own_flow' ? null : product.replacement;
    if (reason === null) items[product.article_number] = firstQuantity(product, takesLast);
    else if (replacement === null || replacements.has(replacement.article_number))
      leftOut.push({ article: product.name, reason });
    else replacements.set(replacement.article_number, { article: product.name, reason });
  }
  for (const [number, replaced] of replacements)
    if (number in items) {
      replacements.delete(number);
      leftOut.push(replaced);
    }
  return { items, replacements, leftOut };
}

function firstQuantity(product: ProductView, takesLast: boolean): number {
  const last = takesLast ? product.last_order_quantity : null;
  return settleQuantity(last ?? Math.max(product.sold_per, product.minimum_order), quantityLimits(product)).quantity;
}

function reasonToLeaveOut(
  product: ProductView,
  quantityOf: (articleNumber: string) => number,
  now: number,
): Reason | null {
  if (product.group_code === ownFlow) return 'own_flow';
  if (quantityOf(product.article_number) > 0) return 'in_basket';
  const offer = offerOf(product, { is: 'customer', now });
  if (isOrderable(offer)) return firstQuantity(product, false) > 0 ? null : 'no_stock';
  return offer.kind === 'out_of_assortment' || offer.kind === 'no_stock' || offer.kind === 'closed'
    ? offer.kind
    : 'not_orderable';
}
