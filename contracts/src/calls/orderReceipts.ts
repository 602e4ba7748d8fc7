import { get } from './callable.ts';
import type * as receipts from '../endpoints/orderReceipts.ts';

export const getOrderReceipt = get<typeof receipts.getOrderReceipt>(
  'getOrderReceipt',
  '/api/pending_order/:orderId/receipt/:version',
);
export const downloadOrderReceipt = get<typeof receipts.downloadOrderReceipt>(
  'downloadOrderReceipt',
  '/order-receipt/:orderId/:version/pdf',
);
