import { command } from './callable.ts';
import type * as acts from '../endpoints/orderActs.ts';

export const cancelOrder = command<typeof acts.cancelOrder>(
  'cancelOrder',
  'POST',
  '/api/pending_order/:orderId/cancelOrder',
);
export const cancelOrderForCustomer = command<typeof acts.cancelOrderForCustomer>(
  'cancelOrderForCustomer',
  'POST',
  '/api/office/orders/:number/cancel',
);
export const lockOrder = command<typeof acts.lockOrder>('lockOrder', 'POST', '/api/office/orders/:number/lock');
export const unlockOrder = command<typeof acts.unlockOrder>('unlockOrder', 'POST', '/api/office/orders/:number/unlock');
export const extendDeadline = command<typeof acts.extendDeadline>(
  'extendDeadline',
  'POST',
  '/api/office/orders/:number/extendDeadline',
);
