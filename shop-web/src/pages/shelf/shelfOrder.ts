import type { WishListItems, WishListLine } from '@talloor/contracts/endpoints/wishList.ts';
import { fillShelf } from '@talloor/rules/quantity/fillShelf.ts';
import { isOrderable, offerOf } from '../../products/offerOf.ts';
import { quantityLimits, readQuantity } from '../../products/quantitySteps.ts';

/** What a count of one article means for the order. `has` is what lies in the basket already, `lacking` what cannot be had. */
export type ShelfVerdict =
  | { readonly kind: 'noPar' | 'toCount' | 'notANumber' | 'notOrderable' | 'enough' }
  | {
      /** `inBasket`: what lies there fills the shelf. */
      readonly kind: 'order' | 'inBasket';
      readonly quantity: number;
      readonly has: number;
      readonly lacking: number;
    };

/** What is counted and what is wanted stay below this. */
export const mostOnShelf = 9999;

/** What is typed as a number of a shelf; null where it is none. @param step in which the article is sold */
export function readOnShelf(text: string, step: number): number | null {
  const quantity = readQuantity(text, step);
  return Number.isNaN(quantity) || quantity < 0 || quantity > mostOnShelf ? null : Math.round(quantity * 1000) / 1000;
}

/**
 * What lies in the basket is on its way to the shelf: the order is raised to what is missing, and never lowered (ADR 0043).
 *
 * @param counted as it was typed; empty is not counted yet. @param has of the article in the basket
 * @param now epoch milliseconds by the product's clock
 */
export function judgeShelf({ product, par }: WishListLine, counted: string, has: number, now: number): ShelfVerdict {
  if (product === null) return { kind: 'notOrderable' };
  if (par === undefined) return { kind: 'noPar' };
  if (counted.trim() === '') return { kind: 'toCount' };
  const there = readOnShelf(counted, product.sold_per);
  if (there === null) return { kind: 'notANumber' };
  if (there >= par) return { kind: 'enough' };
  const { quantity, lacking } = fillShelf(par, there, quantityLimits(product));
  if (quantity === 0 || !isOrderable(offerOf(product, { is: 'customer', now }))) return { kind: 'notOrderable' };
  return { kind: has >= quantity ? 'inBasket' : 'order', quantity, has, lacking };
}

export type ShelfOrder = {
  /** Article number to the quantity that the basket is to hold: of those alone that it lacks. */
  readonly items: Readonly<Record<string, number>>;
  /** Articles that can be counted, that have a par level, and that were counted. */
  readonly articles: number;
  readonly withPar: number;
  readonly counted: number;
};

/** What the whole count orders. @param counts as typed, by article number. @param quantityOf what the basket holds */
export function orderOfShelf(
  { lines }: Pick<WishListItems, 'lines'>,
  counts: Readonly<Record<string, string>>,
  quantityOf: (articleNumber: string) => number,
  now: number,
): ShelfOrder {
  const items: Record<string, number> = {};
  const order = { articles: 0, withPar: 0, counted: 0 };
  for (const line of lines) {
    if (line.product === null) continue;
    order.articles += 1;
    const verdict = judgeShelf(line, counts[line.artNo] ?? '', quantityOf(line.artNo), now);
    if (verdict.kind === 'noPar') continue;
    order.withPar += 1;
    if (verdict.kind === 'toCount' || verdict.kind === 'notANumber') continue;
    order.counted += 1;
    if (verdict.kind === 'order') items[line.artNo] = verdict.quantity;
  }
  return { items, ...order };
}
