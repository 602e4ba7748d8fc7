import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { reasonOf } from '../officeReasons.ts';
import { noQuery } from '../shapes.ts';
import { acted, ofActs, ofUserAndCustomer } from './officeAccounts.ts';
import { customerGrant } from './portal.ts';

export const linkUserToCustomer = defineEndpoint({
  name: 'linkUserToCustomer',
  summary: 'Let a user order for a customer.',
  method: 'POST',
  path: '/api/office/users/:id/customers/:number/link',
  side: 'command',
  permission: { kind: 'office', right: 'manage_customers' },
  params: ofUserAndCustomer,
  query: noQuery,
  body: z.strictObject({ reason: reasonOf('linkCustomer') }),
  response: acted,
  status: 200,
  problems: [...ofActs, 'user.cancelled', 'user.no_customer', 'customer.not_found', 'customer.cancelled'],
});

export const unlinkUserFromCustomer = defineEndpoint({
  name: 'unlinkUserFromCustomer',
  summary: 'Take a customer from a user, and end the sessions, which remember it.',
  method: 'POST',
  path: '/api/office/users/:id/customers/:number/unlink',
  side: 'command',
  permission: { kind: 'office', right: 'manage_customers' },
  params: ofUserAndCustomer,
  query: noQuery,
  body: z.strictObject({ reason: reasonOf('unlinkCustomer') }),
  response: acted,
  status: 200,
  problems: [...ofActs, 'customer.not_found'],
});

export const changeUserRights = defineEndpoint({
  name: 'changeUserRights',
  summary:
    'Give a user these rights at a customer and no others, also the one to manage its users where nobody there has it.',
  method: 'POST',
  path: '/api/office/users/:id/customers/:number/rights',
  side: 'command',
  permission: { kind: 'office', right: 'manage_customers' },
  params: ofUserAndCustomer,
  query: noQuery,
  body: z.strictObject({ ...customerGrant, reason: reasonOf('changeRights') }),
  response: acted,
  status: 200,
  problems: [...ofActs, 'user.cancelled', 'portal.user_not_found'],
});
