import type { ProductView } from '@talloor/rules/product/productWire.ts';
import { isOrderable, offerOf, ownFlow } from '../products/offerOf.ts';
import { quantityLimits, settleQuantity } from '../products/quantitySteps.ts';

export type WholeList = {
  readonly items: Readonly<Record<string, number>>;
  /** Not yet looked up. */
  readonly replacements: readonly string[];
  /** Names of unorderable articles without replacement. */
  readonly left: readonly string[];
  /** Articles already in the basket. */
  readonly present: number;
};

/**
 * Spec shopping §7: article to sold_per without group VCG; a usable replacement takes an unorderable article's
 * place.
 *
 * @param lines null product: no longer for this customer
 * @param now epoch milliseconds
 */
export function wholeList(
  lines: readonly { readonly artNo: string; readonly product: ProductView | null }[],
  quantityOf: (articleNumber: string) => number,
  now: number,
): WholeList {
  const items: Record<string, number> = {};
  const replacements = new Set<string>();
  const unorderable: string[] = [];
  let present = 0;
  for (const { artNo, product } of lines) {
    if (product?.group_code === ownFlow) continue;
    if (product === null) unorderable.push(artNo);
    else if (quantityOf(product.article_number) > 0) present += 1;
    else if (isOrderable(offerOf(product, { is: 'customer', now }))) {
      const { quantity } = settleQuantity(Math.max(product.sold_per, product.minimum_order), quantityLimits(product));
      if (quantity > 0) items[product.article_number] = quantity;
      else unorderable.push(product.name);
    } else if (product.replacement !== null) replacements.add(product.replacement.article_number);
    else unorderable.push(product.name);
  }
  return { items, replacements: [...replacements].filter((number) => !(number in items)), left: unorderable, present };
}
