import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { portalOrderStates } from '../portalOrderStates.ts';
import { inputDay, digitsParam, line, noParams, nothing, orderSummary, pagination } from '../shapes.ts';

/** The name is null after erasure. */
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
    /** Searches number and reference. */
    q: line(60).optional(),
    user: digitsParam.optional(),
    state: z.enum(portalOrderStates).optional(),
    day: inputDay.optional(),
    page: z.coerce.number().int().min(1).max(10_000).default(1),
  }),
  body: nothing,
  response: z.object({
    orders: z.array(portalOrder),
    people: z.array(portalPerson),
    pagination: pagination.omit({ sortingMethods: true, listSizes: true }),
  }),
  status: 200,
  problems: [],
});
