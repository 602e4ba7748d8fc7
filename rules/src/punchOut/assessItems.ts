import { assessBasket } from '../basket/assessBasket.ts';
import type { BasketAssessment, BasketFacts } from '../basket/assessment.ts';

/** Without a quantity, or with an impossible one, an item has the smallest possible quantity. */
export type AskedItem = { readonly articleNumber: string; readonly quantity: number | null };

/**
 * Items of VALIDATE or BACKGROUND_SEARCH, each as the only line of a basket: no promotion counts the others, and
 * nothing is free. Articles that cannot be ordered are omitted.
 */
export function assessItems(facts: BasketFacts, items: readonly AskedItem[]): BasketAssessment {
  const assess = (lines: BasketFacts['basket']['lines']): BasketAssessment =>
    assessBasket({ ...facts, basket: { ...facts.basket, lines } });
  const countedLines = items.flatMap(({ articleNumber, quantity }) => {
    const product = facts.products.get(articleNumber);
    if (product === undefined) return [];
    const smallest = Math.max(product.minimumOrder, product.soldPer);
    const { countedLines: lines } = assess([{ articleNumber, quantity: quantity || smallest }]);
    return lines.length > 0 ? lines : assess([{ articleNumber, quantity: smallest }]).countedLines;
  });
  return { ...assess([]), countedLines };
}
