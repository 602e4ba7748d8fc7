import { roundQuantity } from './roundQuantity.ts';

/** `stock` null is unlimited. */
export type ShelfLimits = {
  readonly step: number;
  readonly stock: number | null;
  readonly maximum: number;
  readonly minimum: number;
};

/**
 * Par minus count, rounded to an orderable quantity (spec shopping §5, Quantity). `lacking` is the shortfall to par.
 */
export function fillShelf(
  par: number,
  countedQuantity: number,
  { step, stock, maximum, minimum }: ShelfLimits,
): { readonly quantity: number; readonly lacking: number } {
  const neededQuantity = Math.round(Math.max(0, par - Math.max(0, countedQuantity)) * 1000) / 1000;
  const quantity = roundQuantity(neededQuantity, step, stock, maximum, minimum);
  return { quantity, lacking: Math.round(Math.max(0, neededQuantity - quantity) * 1000) / 1000 };
}
