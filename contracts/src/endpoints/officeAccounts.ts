import { z } from 'zod';
import { personRole } from '@talloor/rules/account/officeRights.ts';
import { defineEndpoint } from '../endpoint.ts';
import { reasonOf } from '../officeReasons.ts';
import { officeListQuery } from '../officeListQuery.ts';
import { digitsParam, isoInstant, line, noParams, noQuery, nothing } from '../shapes.ts';
import { historyEvent } from './audit.ts';
import { customerGrant } from './portal.ts';

const ofUser = z.object({ id: digitsParam });
export const ofUserAndCustomer = z.object({ id: digitsParam, number: digitsParam });
const accountStatus = z.enum(['active', 'suspended', 'cancelled']);

/** Erased values read null. */
const userRow = z.object({
  id: z.string(),
  username: z.string().nullable(),
  name: z.string().nullable(),
  email: z.string().nullable(),
  position: z.string().nullable(),
  phone: z.string().nullable(),
  language: z.enum(['nl', 'fr']),
  roles: z.array(personRole),
  status: accountStatus,
  blocked_until: isoInstant.nullable(),
  erasure_requested_at: isoInstant.nullable(),
  registered_at: isoInstant,
  customers: z.array(
    z.object({
      customer_number: z.string(),
      name: z.string(),
      status: accountStatus,
      ...customerGrant,
    }),
  ),
});
export type OfficeUser = z.output<typeof userRow>;

export const officeUserFilter = z.strictObject({
  /** Searches username, name, e-mail, customer name and number. */
  q: line(60).optional(),
  status: accountStatus.optional(),
  role: z.enum(['customer', 'office']).optional(),
  /** Blocked logins, or erasure requests. */
  needs: z.enum(['unlock', 'erasure']).optional(),
  customer: digitsParam.optional(),
});

export const listOfficeUsers = defineEndpoint({
  name: 'listOfficeUsers',
  summary: 'Users of the shop and the office; Content-Range in the answer.',
  method: 'GET',
  path: '/api/office/users',
  side: 'query',
  permission: { kind: 'office', right: 'read_customers' },
  params: noParams,
  query: officeListQuery('["name","ASC"]'),
  body: nothing,
  response: z.array(userRow),
  status: 200,
  problems: [],
});

export const getOfficeUser = defineEndpoint({
  name: 'getOfficeUser',
  summary: 'One user with the whole history of the account, oldest first.',
  method: 'GET',
  path: '/api/office/users/:id',
  side: 'query',
  permission: { kind: 'office', right: 'read_customers' },
  params: ofUser,
  query: noQuery,
  body: nothing,
  response: userRow.extend({ history: z.array(historyEvent) }),
  status: 200,
  problems: ['user.not_found'],
});

export const acted = z.object({ id: z.string() });
/** Only administrators act on office accounts, never on their own. */
export const ofActs = ['user.not_found', 'user.needs_admin', 'user.own_account'] as const;

export const suspendUser = defineEndpoint({
  name: 'suspendUser',
  summary: 'Suspend a user, who can then neither sign in nor order, and end the sessions.',
  method: 'POST',
  path: '/api/office/users/:id/suspend',
  side: 'command',
  permission: { kind: 'office', right: 'manage_customers' },
  params: ofUser,
  query: noQuery,
  body: z.strictObject({ reason: reasonOf('suspendUser') }),
  response: acted,
  status: 200,
  problems: [...ofActs, 'user.cancelled'],
});

export const reactivateUser = defineEndpoint({
  name: 'reactivateUser',
  summary: 'Let a suspended user sign in again.',
  method: 'POST',
  path: '/api/office/users/:id/reactivate',
  side: 'command',
  permission: { kind: 'office', right: 'manage_customers' },
  params: ofUser,
  query: noQuery,
  body: z.strictObject({ reason: reasonOf('reactivateUser') }),
  response: acted,
  status: 200,
  problems: [...ofActs, 'user.cancelled'],
});

export const cancelUser = defineEndpoint({
  name: 'cancelUser',
  summary: 'End an account for good, and its sessions.',
  method: 'POST',
  path: '/api/office/users/:id/cancel',
  side: 'command',
  permission: { kind: 'office', right: 'manage_customers' },
  params: ofUser,
  query: noQuery,
  body: z.strictObject({ reason: reasonOf('cancelUser') }),
  response: acted,
  status: 200,
  problems: ofActs,
});

export const unlockUser = defineEndpoint({
  name: 'unlockUser',
  summary: 'End the block of a login before its time.',
  method: 'POST',
  path: '/api/office/users/:id/unlock',
  side: 'command',
  permission: { kind: 'office', right: 'manage_customers' },
  params: ofUser,
  query: noQuery,
  body: z.strictObject({ reason: reasonOf('unlockUser') }),
  response: acted,
  status: 200,
  problems: ofActs,
});

export const startCustomerView = defineEndpoint({
  name: 'startCustomerView',
  summary: 'Look at the shop as a user, for a customer: a session that reads and in which every command is refused.',
  method: 'POST',
  path: '/api/office/users/:id/customers/:number/view',
  side: 'command',
  permission: { kind: 'office', right: 'manage_customers' },
  params: ofUserAndCustomer,
  query: noQuery,
  body: z.strictObject({ reason: reasonOf('viewAsCustomer') }),
  response: z.object({ until: isoInstant }),
  status: 200,
  problems: ['user.not_found', 'user.not_viewable', 'customer.not_found'],
});

export const endCustomerView = defineEndpoint({
  name: 'endCustomerView',
  summary: 'Stop looking as a customer: the session is again that of the one who looked.',
  method: 'POST',
  path: '/api/user/view/end',
  side: 'command',
  permission: { kind: 'user' },
  endsView: true,
  params: noParams,
  query: noQuery,
  body: z.strictObject({}).optional(),
  response: z.object({ user_id: z.string(), customer_number: z.string() }),
  status: 200,
  problems: ['view.none'],
});

export const sendPasswordLink = defineEndpoint({
  name: 'sendPasswordLink',
  summary: 'Send a user the mail with a link to choose a new password; nobody of the office sees or sets one.',
  method: 'POST',
  path: '/api/office/users/:id/password-link',
  side: 'command',
  permission: { kind: 'office', right: 'manage_customers' },
  params: ofUser,
  query: noQuery,
  body: z.strictObject({ reason: reasonOf('sendReset') }),
  response: acted,
  status: 200,
  problems: [...ofActs, 'user.not_active'],
});
