import { command, get } from './callable.ts';
import type * as customers from '../endpoints/customers.ts';
import type * as profile from '../endpoints/profile.ts';

export const getProfile = get<typeof profile.getProfile>('getProfile', '/api/user/profile');
export const changeProfile = command<typeof profile.changeProfile>('changeProfile', 'POST', '/api/user/profile');
export const changeUsername = command<typeof profile.changeUsername>('changeUsername', 'POST', '/api/user/username');
export const changePassword = command<typeof profile.changePassword>('changePassword', 'POST', '/api/user/password');
export const requestErasure = command<typeof profile.requestErasure>('requestErasure', 'POST', '/api/user/erasure');
export const listMyCustomers = get<typeof customers.listMyCustomers>('listMyCustomers', '/api/user/customers');
export const getMyCustomer = get<typeof customers.getMyCustomer>(
  'getMyCustomer',
  '/api/user/customers/:customer_number',
);
export const requestCustomerChange = command<typeof customers.requestCustomerChange>(
  'requestCustomerChange',
  'POST',
  '/api/user/customers/:customer_number/changes',
);
export const downloadPersonalData = get<typeof profile.downloadPersonalData>('downloadPersonalData', '/api/user/data');
