import { command } from './callable.ts';
import type * as changes from '../endpoints/orderChanges.ts';

export const startChanges = command<typeof changes.startChanges>(
  'startChanges',
  'POST',
  '/api/pending_order/:orderId/startChanges',
);
export const updateOrderLine = command<typeof changes.updateOrderLine>(
  'updateOrderLine',
  'POST',
  '/api/pending_order/:orderId/updateline',
);
export const keepHold = command<typeof changes.keepHold>('keepHold', 'POST', '/api/pending_order/:orderId/keepHold');
export const chooseUnsent = command<typeof changes.chooseUnsent>(
  'chooseUnsent',
  'POST',
  '/api/pending_order/:orderId/unsentDraft',
);
export const submitChanges = command<typeof changes.submitChanges>(
  'submitChanges',
  'POST',
  '/api/pending_order/:orderId/submitChanges',
);
export const cancelChanges = command<typeof changes.cancelChanges>(
  'cancelChanges',
  'POST',
  '/api/pending_order/:orderId/cancelChanges',
);
