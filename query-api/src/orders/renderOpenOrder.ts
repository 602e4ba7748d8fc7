import type { OrderSummary } from '@talloor/contracts/shapes.ts';
import type { OrderSummaryRow } from '@talloor/projections/tables/orderSummaryRow.ts';
import { typed, columnsOf, type RowOf } from '@talloor/platform/postgres/columns.ts';
import { openOrdersTable } from '@talloor/projections/tables/openOrders.ts';
import { changeView, orderAllocation, orderSummaryView, type Viewer } from './orderSummaryView.ts';

/** An open order as it was found. */
export const foundOpenOrderColumns = {
  ...columnsOf(
    openOrdersTable,
    'order_number',
    'amended',
    'change_deadline',
    'allocated',
    'short',
    'version',
    'state',
    'hold',
    'lock',
  ),
  /** OrderSummaryRow as JSON text. */
  summary: 'text not null',
  /** Of who holds it. */
  holder: 'text',
  /** Null until scheduled. */
  delivery: typed<NonNullable<OrderSummary['delivery']>>('json'),
} as const;
export type FoundOpenOrder = RowOf<typeof foundOpenOrderColumns>;

/** JSON of contracts' `orderSummary`: the stored summary is reused unless changed or hidden. */
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
