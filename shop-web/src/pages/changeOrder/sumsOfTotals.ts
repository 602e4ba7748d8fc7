import type { TotalsView } from '@talloor/contracts/shapes.ts';
import type { Sums } from '@talloor/rules/basket/sumsOf.ts';

export const sumsOfTotals = (totals: TotalsView): Sums => ({
  subtotal: totals.subtotal,
  delivery: totals.delivery_cost,
  express: totals.express_fee,
  discount: -totals.discounts,
  vat: totals.total_vat,
  deposit: totals.deposit,
  total: totals.amount_to_pay,
});
