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
