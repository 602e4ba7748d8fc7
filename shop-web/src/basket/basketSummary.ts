import type { BasketView } from '@talloor/rules/basket/basketWire.ts';

/** Euros excluding VAT; null for hidden prices. */
export const subtotalOf = (basket: BasketView): number | null =>
  basket.total_lines.find((line) => line.type === 'subtotal')?.amount ?? null;

/** 0 to 1. */
export function progressOf(basket: BasketView): number {
  const { current, free_from } = basket.threshold;
  return current === null || free_from === null || free_from <= 0 ? 0 : Math.min(1, Math.max(0, current / free_from));
}
