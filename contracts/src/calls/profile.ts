import { command, get } from './callable.ts';
import type * as customers from '../endpoints/customers.ts';
import type * as passkeys from '../endpoints/passkeys.ts';
import type * as profile from '../endpoints/profile.ts';

export const getProfile = get<typeof profile.getProfile>('getProfile', '/api/user/profile');
export const changeProfile = command<typeof profile.changeProfile>('changeProfile', 'POST', '/api/user/profile');
export const confirmEmail = command<typeof profile.confirmEmail>('confirmEmail', 'POST', '/api/user/email');
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
export const beginPasskey = command<typeof passkeys.beginPasskey>('beginPasskey', 'POST', '/api/user/passkeys/options');
export const addPasskey = command<typeof passkeys.addPasskey>('addPasskey', 'POST', '/api/user/passkeys');
export const removePasskey = command<typeof passkeys.removePasskey>(
  'removePasskey',
  'DELETE',
  '/api/user/passkeys/:passkey_id',
);
export const beginPasskeyLogin = command<typeof passkeys.beginPasskeyLogin>(
  'beginPasskeyLogin',
  'POST',
  '/api/login/passkey/options',
);
export const loginWithPasskey = command<typeof passkeys.loginWithPasskey>(
  'loginWithPasskey',
  'POST',
  '/api/login/passkey',
);
