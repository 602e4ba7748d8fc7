import type { WishListLine } from '@talloor/contracts/endpoints/wishList.ts';
import { fillShelf } from '@talloor/rules/quantity/fillShelf.ts';
import { isOrderable, offerOf } from '../../products/offerOf.ts';
import { quantityLimits, readQuantity } from '../../products/quantitySteps.ts';

/** What a count of one article means for the order. */
export type ShelfVerdict =
  | { readonly kind: 'noPar' | 'toCount' | 'notOrderable' | 'enough' }
  | { readonly kind: 'order'; readonly quantity: number; readonly lacking: number };

/** @param counted as it was typed; empty is not counted yet. @param now epoch milliseconds by the product's clock */
export function judgeShelf({ product, par }: WishListLine, counted: string, now: number): ShelfVerdict {
  if (product === null) return { kind: 'notOrderable' };
  if (par === undefined) return { kind: 'noPar' };
  if (counted.trim() === '' || Number.isNaN(readQuantity(counted))) return { kind: 'toCount' };
  if (readQuantity(counted) >= par) return { kind: 'enough' };
  if (!isOrderable(offerOf(product, { is: 'customer', now }))) return { kind: 'notOrderable' };
  const filled = fillShelf(par, readQuantity(counted), quantityLimits(product));
  return filled.quantity === 0 ? { kind: 'notOrderable' } : { kind: 'order', ...filled };
}
