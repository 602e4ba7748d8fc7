import type { BasketView } from '@talloor/rules/basket/basketWire.ts';
import { report } from './report.ts';

/** Other baskets are not compared. */
export function reportBasketChange(before: BasketView | undefined, after: BasketView): void {
  if (before === undefined || (before.basket_id !== null && before.basket_id !== after.basket_id)) return;
  report({ name: 'basket_change', before: before.lines, after: after.lines });
}
