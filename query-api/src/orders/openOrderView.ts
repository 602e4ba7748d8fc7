import type { OrderSummary } from '@talloor/contracts/shapes.ts';
import { typed, columnsOf, type RowOf } from '@talloor/platform/postgres/columns.ts';
import { openOrdersTable } from '@talloor/projections/tables/openOrders.ts';
import { orderSummaryView, type Viewer } from './orderSummaryView.ts';

export const foundOpenOrderColumns = {
  ...columnsOf(
    openOrdersTable,
    'order_number',
    'summary',
    'amended',
    'change_deadline',
    'allocated',
    'short',
    'version',
    'state',
    'hold',
    'lock',
  ),
  holder: 'text',
  /** Null until scheduled. */
  delivery: typed<NonNullable<OrderSummary['delivery']>>('json'),
} as const;
export type FoundOpenOrder = RowOf<typeof foundOpenOrderColumns>;

export const openOrderView = (order: FoundOpenOrder, viewer: Viewer): OrderSummary => ({
  ...orderSummaryView(order, viewer),
  ...(order.delivery && { delivery: order.delivery }),
});
