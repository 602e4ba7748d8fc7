import type { BasketView } from '@talloor/rules/basket/basketWire.ts';

/** Excluding VAT, in euros; null where prices are hidden. */
export const subtotalOf = (basket: BasketView): number | null =>
  basket.total_lines.find((line) => line.type === 'subtotal')?.amount ?? null;

/** How far the basket is on its way to free delivery, 0 to 1. */
export function progressOf(basket: BasketView): number {
  const { current, free_from } = basket.threshold;
  return current === null || free_from === null || free_from <= 0 ? 0 : Math.min(1, Math.max(0, current / free_from));
}
