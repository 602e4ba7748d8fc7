import { command, get } from './callable.ts';
import type * as customers from '../endpoints/officeCustomers.ts';

export const getOfficeCustomer = get<typeof customers.getOfficeCustomer>(
  'getOfficeCustomer',
  '/api/office/customers/:id',
);
export const suspendCustomer = command<typeof customers.suspendCustomer>(
  'suspendCustomer',
  'POST',
  '/api/office/customers/:id/suspend',
);
export const reactivateCustomer = command<typeof customers.reactivateCustomer>(
  'reactivateCustomer',
  'POST',
  '/api/office/customers/:id/reactivate',
);
export const cancelCustomer = command<typeof customers.cancelCustomer>(
  'cancelCustomer',
  'POST',
  '/api/office/customers/:id/cancel',
);
export const acceptCustomerChange = command<typeof customers.acceptCustomerChange>(
  'acceptCustomerChange',
  'POST',
  '/api/office/customers/:id/changes/:request/accept',
);
export const refuseCustomerChange = command<typeof customers.refuseCustomerChange>(
  'refuseCustomerChange',
  'POST',
  '/api/office/customers/:id/changes/:request/refuse',
);
export const listOfficeRequests = get<typeof customers.listOfficeRequests>(
  'listOfficeRequests',
  '/api/office/requests',
);
export const getOfficeWork = get<typeof customers.getOfficeWork>('getOfficeWork', '/api/office/work');
