import { get } from './callable.ts';
import type * as dashboard from '../endpoints/dashboard.ts';

export const listIncompleteOrders = get<typeof dashboard.listIncompleteOrders>(
  'listIncompleteOrders',
  '/api/dashboard/orders/incomplete',
);
export const listDeliveredOrders = get<typeof dashboard.listDeliveredOrders>(
  'listDeliveredOrders',
  '/api/dashboard/orders/delivered',
);
export const listInvoicedOrders = get<typeof dashboard.listInvoicedOrders>(
  'listInvoicedOrders',
  '/api/dashboard/orders/invoiced',
);
