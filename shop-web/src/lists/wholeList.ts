import type { ProductView } from '@talloor/rules/product/productWire.ts';
import { isOrderable, offerOf, ownFlow } from '../products/offerOf.ts';
import { quantityLimits, settleQuantity } from '../products/quantitySteps.ts';

export type WholeList = {
  /** Article number to its smallest quantity: what it is sold per, more where the minimum order is. */
  readonly items: Readonly<Record<string, number>>;
  /** Replacements that stand in for what can no longer be ordered; they are not looked up yet. */
  readonly replacements: readonly string[];
  /** Names of the articles that cannot be ordered and that nothing replaces. */
  readonly left: readonly string[];
  /** Articles that are in the basket already and stay as they are. */
  readonly present: number;
};

/**
 * What adding a whole list sends (spec shopping §7): a map of article to sold_per without group VCG; what cannot be ordered
 * and has a usable replacement gives its place to that.
 *
 * @param lines of the list; their product is null where it is not for this customer any more
 * @param now epoch milliseconds by the product's clock
 */
export function wholeList(
  lines: readonly { readonly artNo: string; readonly product: ProductView | null }[],
  quantityOf: (articleNumber: string) => number,
  now: number,
): WholeList {
  const items: Record<string, number> = {};
  const replacements = new Set<string>();
  const left: string[] = [];
  let present = 0;
  for (const { artNo, product } of lines) {
    if (product?.group_code === ownFlow) continue;
    if (product === null) left.push(artNo);
    else if (quantityOf(product.article_number) > 0) present += 1;
    else if (isOrderable(offerOf(product, { is: 'customer', now }))) {
      const { quantity } = settleQuantity(Math.max(product.sold_per, product.minimum_order), quantityLimits(product));
      if (quantity > 0) items[product.article_number] = quantity;
      else left.push(product.name);
    } else if (product.replacement !== null) replacements.add(product.replacement.article_number);
    else left.push(product.name);
  }
  return { items, replacements: [...replacements].filter((number) => !(number in items)), left, present };
}
