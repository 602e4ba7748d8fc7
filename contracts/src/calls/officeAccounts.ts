import { command, get } from './callable.ts';
import type * as accounts from '../endpoints/officeAccounts.ts';
import type * as links from '../endpoints/officeLinks.ts';

export const listOfficeUsers = get<typeof accounts.listOfficeUsers>('listOfficeUsers', '/api/office/users');
export const getOfficeUser = get<typeof accounts.getOfficeUser>('getOfficeUser', '/api/office/users/:id');
export const suspendUser = command<typeof accounts.suspendUser>('suspendUser', 'POST', '/api/office/users/:id/suspend');
export const reactivateUser = command<typeof accounts.reactivateUser>(
  'reactivateUser',
  'POST',
  '/api/office/users/:id/reactivate',
);
export const cancelUser = command<typeof accounts.cancelUser>('cancelUser', 'POST', '/api/office/users/:id/cancel');
export const unlockUser = command<typeof accounts.unlockUser>('unlockUser', 'POST', '/api/office/users/:id/unlock');
export const linkUserToCustomer = command<typeof links.linkUserToCustomer>(
  'linkUserToCustomer',
  'POST',
  '/api/office/users/:id/customers/:number/link',
);
export const unlinkUserFromCustomer = command<typeof links.unlinkUserFromCustomer>(
  'unlinkUserFromCustomer',
  'POST',
  '/api/office/users/:id/customers/:number/unlink',
);
export const changeUserRights = command<typeof links.changeUserRights>(
  'changeUserRights',
  'POST',
  '/api/office/users/:id/customers/:number/rights',
);
export const startCustomerView = command<typeof accounts.startCustomerView>(
  'startCustomerView',
  'POST',
  '/api/office/users/:id/customers/:number/view',
);
export const endCustomerView = command<typeof accounts.endCustomerView>(
  'endCustomerView',
  'POST',
  '/api/user/view/end',
);
export const sendPasswordLink = command<typeof accounts.sendPasswordLink>(
  'sendPasswordLink',
  'POST',
  '/api/office/users/:id/password-link',
);
