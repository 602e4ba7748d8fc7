import type { WishListItems, WishListLine } from '@talloor/contracts/endpoints/wishList.ts';
import type { ProductView } from '@talloor/rules/product/productWire.ts';
import { quantityUnit } from '@talloor/rules/product/quantityUnit.ts';
import { fillShelf } from '@talloor/rules/quantity/fillShelf.ts';
import { readTypedQuantity } from '@talloor/rules/quantity/readTypedQuantity.ts';
import { isOrderable, offerOf } from '../../products/offerOf.ts';
import { quantityLimits } from '../../products/quantitySteps.ts';

/** `has` is in the basket, `lacking` is unavailable. */
export type ShelfVerdict =
  | { readonly kind: 'noPar' | 'toCount' | 'notANumber' | 'notOrderable' | 'enough' }
  | {
      /** `inBasket`: the basket suffices. */
      readonly kind: 'order' | 'inBasket';
      readonly quantity: number;
      readonly has: number;
      readonly lacking: number;
    };

/** Count or level of at most 9999; null if invalid. */
export function readShelfCount(text: string, product: ProductView): number | null {
  const quantity = readTypedQuantity(text, { step: product.sold_per, units: [quantityUnit(product)] });
  return typeof quantity === 'string' ? null : quantity;
}

/**
 * Quantities rise to the missing amount, never fall (ADR 0043).
 * @param countText empty is uncounted
 * @param has quantity in the basket
 * @param now epoch milliseconds
 */
export function judgeShelf({ product, par }: WishListLine, countText: string, has: number, now: number): ShelfVerdict {
  if (product === null) return { kind: 'notOrderable' };
  if (par === undefined) return { kind: 'noPar' };
  if (countText.trim() === '') return { kind: 'toCount' };
  const onShelf = readShelfCount(countText, product);
  if (onShelf === null) return { kind: 'notANumber' };
  if (onShelf >= par) return { kind: 'enough' };
  const { quantity, lacking } = fillShelf(par, onShelf, quantityLimits(product));
  if (quantity === 0 || !isOrderable(offerOf(product, { is: 'customer', now }))) return { kind: 'notOrderable' };
  return { kind: has >= quantity ? 'inBasket' : 'order', quantity, has, lacking };
}

export type ShelfOrder = {
  readonly items: Readonly<Record<string, number>>;
  readonly articles: number;
  readonly withPar: number;
  readonly counted: number;
};

/** @param counts input by article number */
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
