import { roundQuantity } from './roundQuantity.ts';

/** What bounds an order of an article; `stock` null is unlimited. */
export type ShelfLimits = {
  readonly step: number;
  readonly stock: number | null;
  readonly maximum: number;
  readonly minimum: number;
};

/**
 * What to order so that a shelf is full again: par less what was counted, up to a quantity that can be ordered (spec shopping
 * §5, Quantity), or as much as there is. `lacking` is what then still fails to par.
 */
export function fillShelf(
  par: number,
  counted: number,
  { step, stock, maximum, minimum }: ShelfLimits,
): { readonly quantity: number; readonly lacking: number } {
  const wanted = Math.round(Math.max(0, par - Math.max(0, counted)) * 1000) / 1000;
  const quantity = roundQuantity(wanted, step, stock, maximum, minimum);
  return { quantity, lacking: Math.round(Math.max(0, wanted - quantity) * 1000) / 1000 };
}
