import { z } from 'zod';
import { customerRight } from '@talloor/rules/account/rights.ts';
import { defineEndpoint } from '../endpoint.ts';
import { digitsParam, noParams, noQuery, nothing } from '../shapes.ts';

/** Customer portal (spec after-ordering §2, §6): who has the right `portal` manages the customer's other users. */
const managers = { kind: 'customer', right: 'portal' } as const;

export const portalUser = z.object({
  user_id: z.string(),
  username: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  status: z.enum(['active', 'suspended', 'cancelled']),
  rights: z.array(customerRight),
  /** The one who asks: keeps the right to manage. */
  is_self: z.boolean(),
});
export type PortalUser = z.output<typeof portalUser>;

/** Approving is given once there is something to approve (ADR 0106). */
const grant = { rights: z.array(customerRight.exclude(['approve'])).max(4) };

export const listPortalUsers = defineEndpoint({
  name: 'listPortalUsers',
  summary: "The customer's users with their rights.",
  method: 'GET',
  path: '/api/portal/users',
  side: 'query',
  permission: managers,
  params: noParams,
  query: noQuery,
  body: nothing,
  response: z.object({ users: z.array(portalUser) }),
  status: 200,
  problems: [],
});

export const changePortalRights = defineEndpoint({
  name: 'changePortalRights',
  names: { user_id: 'user' },
  summary: 'Give a user of the customer these rights and no others.',
  method: 'POST',
  path: '/api/portal/users/:user_id/rights',
  side: 'command',
  permission: managers,
  params: z.object({ user_id: digitsParam }),
  query: noQuery,
  body: z.strictObject(grant),
  response: z.object({ user_id: z.string(), rights: z.array(customerRight) }),
  status: 200,
  problems: ['portal.user_not_found', 'portal.own_right'],
});

export const removePortalUser = defineEndpoint({
  name: 'removePortalUser',
  names: { user_id: 'user' },
  summary: 'Take the customer from one of its users: the account stays, its sessions end.',
  method: 'POST',
  path: '/api/portal/users/:user_id/remove',
  side: 'command',
  permission: managers,
  params: z.object({ user_id: digitsParam }),
  query: noQuery,
  body: z.strictObject({}).optional(),
  response: nothing,
  status: 204,
  problems: ['portal.user_not_found', 'portal.own_right'],
});
