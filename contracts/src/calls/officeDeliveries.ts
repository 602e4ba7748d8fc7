import type { Callable } from '../client.ts';
import type { Endpoint } from '../endpoint.ts';
import { callable, command } from './callable.ts';
import type * as deliveries from '../endpoints/officeDeliveries.ts';

/** What is read where it lies, on the command side (ADR 0126). */
const kept = <E extends Endpoint>(name: string, path: string) =>
  callable<E>({ name, path, method: 'GET', side: 'command' } as Callable<E>);

export const listParkedDeliveries = kept<typeof deliveries.listParkedDeliveries>(
  'listParkedDeliveries',
  '/api/office/parkedDeliveries',
);
export const getParkedDelivery = kept<typeof deliveries.getParkedDelivery>(
  'getParkedDelivery',
  '/api/office/parkedDeliveries/:id',
);
export const retryParkedDelivery = command<typeof deliveries.retryParkedDelivery>(
  'retryParkedDelivery',
  'POST',
  '/api/office/parkedDeliveries/:id/retry',
);
export const correctParkedDelivery = command<typeof deliveries.correctParkedDelivery>(
  'correctParkedDelivery',
  'POST',
  '/api/office/parkedDeliveries/:id/correct',
);
export const discardParkedDelivery = command<typeof deliveries.discardParkedDelivery>(
  'discardParkedDelivery',
  'POST',
  '/api/office/parkedDeliveries/:id/discard',
);
export const getOfficeDelivery = kept<typeof deliveries.getOfficeDelivery>(
  'getOfficeDelivery',
  '/api/office/orders/:number/delivery',
);
export const reportDeliveryByHand = command<typeof deliveries.reportDeliveryByHand>(
  'reportDeliveryByHand',
  'POST',
  '/api/office/orders/:number/delivery',
);
