import { z } from 'zod';
import { customerRight, customerRights, highestOrderLimitCents } from '@talloor/rules/account/rights.ts';
import { defineEndpoint } from '../endpoint.ts';
import { digitsParam, isoInstant, noParams, noQuery, nothing } from '../shapes.ts';

/** Users who manage other users (spec after-ordering §2, §6). */
export const managers = { kind: 'customer', right: 'portal' } as const;

/** Cents excluding VAT and deposit, including delivery; null: no limit (ADR 0106). */
export const orderLimitCents = z.int().min(0).max(highestOrderLimitCents).nullable();

export const portalUser = z.object({
  user_id: z.string(),
  username: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  status: z.enum(['active', 'suspended', 'cancelled']),
  rights: z.array(customerRight),
  order_limit_cents: orderLimitCents,
  /** Recent acceptance of an invitation. */
  joined_at: isoInstant.nullable(),
  /** The asking user keeps the right to manage. */
  is_self: z.boolean(),
});
export type PortalUser = z.output<typeof portalUser>;

/** Complete rights and limit of a user (ADR 0106, 0108). */
export const customerGrant = {
  rights: z.array(customerRight).max(customerRights.length),
  order_limit_cents: orderLimitCents,
};

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
  body: z.strictObject(customerGrant),
  response: z.object({ user_id: z.string(), rights: z.array(customerRight), order_limit_cents: orderLimitCents }),
  status: 200,
  problems: ['portal.user_not_found', 'portal.own_right', 'portal.own_limit', 'portal.above_own_limit'],
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
