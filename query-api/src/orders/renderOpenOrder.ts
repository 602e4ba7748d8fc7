import type { OrderSummaryRow } from '@talloor/projections/tables/orderSummaryRow.ts';
import type { FoundOpenOrder } from './findOpenOrders.ts';
import { orderAllocation, withoutAmounts } from './orderSummaryView.ts';

/**
 * The JSON of contracts' `orderSummary`: the read model's row is that JSON already, but for state and allocation, and is
 * only taken apart where amounts are hidden.
 */
export function renderOpenOrder(found: FoundOpenOrder, showPrices: boolean, now: Date): string {
  const [row, changeDeadline, allocated, short] = found;
  const summary = showPrices ? row : JSON.stringify(withoutAmounts(JSON.parse(row) as OrderSummaryRow));
  const status = now.toISOString() < changeDeadline ? 'open' : 'processed';
  return `${summary.slice(0, -1)},"status":"${status}","allocation":"${orderAllocation(allocated, short)}"}`;
}
