import type { z } from 'zod';
import type { officeOrderDetail, officeOrderSummary } from '@talloor/contracts/endpoints/office.ts';
import type { FoundOrder } from '../orders/findOrderDetail.ts';
import type { DeliverySummary, OrderDelivery } from '../orders/deliverySummary.ts';
import { orderDetailView } from '../orders/orderDetailView.ts';
import { orderSummaryView, type SummaryColumns } from '../orders/orderSummaryView.ts';

export type FoundOfficeOrder = SummaryColumns & {
  readonly customer_name: string;
  readonly placed_at: string;
  readonly delivery: DeliverySummary | null;
  readonly notes: number;
  readonly corrected: boolean;
};

/** An order in the office's list; the office always sees amounts. */
export const officeOrderSummaryView = (row: FoundOfficeOrder, now: Date): z.input<typeof officeOrderSummary> => ({
  id: row.summary.order_number,
  customer_name: row.customer_name,
  placed_at: row.placed_at,
  notes: row.notes,
  is_corrected: row.corrected,
  ...orderSummaryView(row, { showPrices: true, userId: null, now }),
  ...(row.delivery && { delivery: row.delivery }),
});

/** One order as the office sees it. */
export const officeOrderDetailView = (
  order: FoundOrder,
  delivered: OrderDelivery | null,
  language: 'nl' | 'fr',
  now: Date,
): z.input<typeof officeOrderDetail> => ({
  id: order.detail.order_number,
  placed_at: order.placed_at,
  ...orderDetailView(order, { showPrices: true, userId: null, language, now, delivered }),
});
