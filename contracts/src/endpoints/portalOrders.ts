import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { portalOrderStates } from '../portalOrderStates.ts';
import { askedDay, digitsParam, line, noParams, nothing, orderSummary, pagination } from '../shapes.ts';

/** A user in words: null where the account's personal data were erased. */
export const portalPerson = z.object({ user_id: z.string(), name: z.string().nullable() });
export type PortalPerson = z.output<typeof portalPerson>;

export const portalOrder = orderSummary.extend({
  placed_by: portalPerson,
  state: z.enum(portalOrderStates),
});
export type PortalOrder = z.output<typeof portalOrder>;

export const listPortalOrders = defineEndpoint({
  name: 'listPortalOrders',
  summary:
    "All orders of the customer with who placed them, the latest delivery first, for who manages the customer's users.",
  method: 'GET',
  path: '/api/portal/orders',
  side: 'query',
  permission: { kind: 'customer', right: 'portal' },
  feature: 'pending_orders',
  params: noParams,
  query: z.object({
    /** Words of number or reference. */
    q: line(60).optional(),
    /** Who placed it. */
    user: digitsParam.optional(),
    state: z.enum(portalOrderStates).optional(),
    /** Day of delivery, yyyy-mm-dd. */
    day: askedDay.optional(),
    page: z.coerce.number().int().min(1).max(10_000).default(1),
  }),
  body: nothing,
  response: z.object({
    orders: z.array(portalOrder),
    /** Everybody who ever placed one. */
    people: z.array(portalPerson),
    pagination: pagination.omit({ sortingMethods: true, listSizes: true }),
  }),
  status: 200,
  problems: [],
});
