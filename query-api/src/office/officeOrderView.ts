import type { z } from 'zod';
import type { officeOrderDetail, officeOrderSummary } from '@talloor/contracts/endpoints/office.ts';
import { typed, columnsOf, type RowOf } from '@talloor/platform/postgres/columns.ts';
import { officeOrdersTable } from '@talloor/projections/tables/officeOrders.ts';
import type { FoundOrder } from '../orders/findOrderDetail.ts';
import type { DeliverySummary, OrderDelivery } from '../orders/deliverySummary.ts';
import { orderDetailView } from '../orders/orderDetailView.ts';
import { orderSummaryView } from '../orders/orderSummaryView.ts';

export const officeOrderColumns = columnsOf(
  officeOrdersTable,
  'order_number',
  'summary',
  'amended',
  'customer_name',
  'placed_at',
  'allocated',
  'short',
  'change_deadline',
  'version',
  'state',
  'hold',
  'lock',
  'notes',
  'corrected',
);
export const foundOfficeOrderColumns = {
  ...officeOrderColumns,
  delivery: typed<DeliverySummary>('json'),
  holder: 'text',
} as const;
export type FoundOfficeOrder = RowOf<typeof foundOfficeOrderColumns>;

/** The office always sees amounts. */
export const officeOrderSummaryView = (row: FoundOfficeOrder, now: Date): z.input<typeof officeOrderSummary> => ({
  id: row.summary.order_number,
  customer_name: row.customer_name,
  placed_at: row.placed_at,
  notes: row.notes,
  is_corrected: row.corrected,
  ...orderSummaryView(row, { showPrices: true, userId: null, now }),
  ...(row.delivery && { delivery: row.delivery }),
});

export const officeOrderDetailView = (
  order: FoundOrder,
  delivered: OrderDelivery | null,
  erpNumbers: ReadonlyMap<string, string>,
  language: 'nl' | 'fr',
  now: Date,
): z.input<typeof officeOrderDetail> => ({
  id: order.detail.order_number,
  placed_at: order.placed_at,
  ...orderDetailView(order, { showPrices: true, userId: null, language, now, delivered, erpNumbers }),
});
