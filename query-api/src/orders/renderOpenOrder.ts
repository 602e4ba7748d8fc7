import type { OrderSummary } from '@talloor/contracts/shapes.ts';
import type { OrderAmendmentRow, OrderSummaryRow } from '@talloor/projections/tables/orderSummaryRow.ts';
import { changeView, orderAllocation, orderSummaryView, type ChangeColumns, type Viewer } from './orderSummaryView.ts';

/** An open order as it was found; `summary` is OrderSummaryRow as JSON text. */
export type FoundOpenOrder = ChangeColumns & {
  readonly order_number: string;
  readonly summary: string;
  readonly amended: OrderAmendmentRow | null;
  readonly allocated: boolean;
  readonly short: boolean;
  /** How far its delivery is; null until it is scheduled. */
  readonly delivery: NonNullable<OrderSummary['delivery']> | null;
};

/**
 * The JSON of contracts' `orderSummary`: the read model's row is that JSON already, but for what the clock says and the stock, and is
 * only taken apart where it was changed or amounts are hidden.
 */
export function renderOpenOrder(found: FoundOpenOrder, viewer: Viewer): string {
  const delivery = found.delivery && { delivery: found.delivery };
  if (found.amended !== null || !viewer.showPrices) {
    const summary = JSON.parse(found.summary) as OrderSummaryRow;
    return JSON.stringify({ ...orderSummaryView({ ...found, summary }, viewer), ...delivery });
  }
  const { changeable_until: _, ...change } = changeView(found, viewer);
  const said = { ...change, allocation: orderAllocation(found.allocated, found.short), ...delivery };
  return `${found.summary.slice(0, -1)},${JSON.stringify(said).slice(1)}`;
}
