import { command, get } from './callable.ts';
import type * as again from '../endpoints/orderAgain.ts';
import type * as orders from '../endpoints/orders.ts';

export const listOpenOrders = get<typeof orders.listOpenOrders>('listOpenOrders', '/api/dashboard/orders/pending');
export const getOpenOrder = get<typeof orders.getOpenOrder>('getOpenOrder', '/api/pending_order/:id');
export const downloadOpenOrder = get<typeof orders.downloadOpenOrder>('downloadOpenOrder', '/pending-order{/:id}/pdf');
export const orderAgain = command<typeof again.orderAgain>(
  'orderAgain',
  'POST',
  '/api/pending_order/:orderId/orderAgain',
);
