import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { digitsParam, epochSeconds, line, noParams, noQuery, nothing, pagination } from '../shapes.ts';
import { portalPerson } from './portalOrders.ts';
import { listParams, ofListUser, wishList, wishListItems } from './wishList.ts';
import { listedArticles, listUpdate } from './wishListChanges.ts';

/** All named lists, private ones included (ADR 0106). */
const managed = { permission: { kind: 'customer', right: 'portal' }, feature: 'wish_list' } as const;
const listEndpoint = { params: z.object({ id: z.uuid() }), names: { id: 'customer_list' }, ...managed } as const;

export const portalList = z.object({
  id: z.string(),
  name: z.string(),
  owner: portalPerson,
  is_own: z.boolean(),
  is_shared: z.boolean(),
  number_of_products: z.int(),
  updated_at: epochSeconds,
});
export type PortalList = z.output<typeof portalList>;

export const listPortalLists = defineEndpoint({
  ...managed,
  name: 'listPortalLists',
  summary: "Every list that a user of the customer named, by user and name, for who manages the customer's users.",
  method: 'GET',
  path: '/api/portal/lists',
  side: 'query',
  params: noParams,
  query: z.object({
    q: line(60).optional(),
    user: digitsParam.optional(),
    page: z.coerce.number().int().min(1).max(10_000).default(1),
  }),
  body: nothing,
  response: z.object({
    lists: z.array(portalList),
    people: z.array(portalPerson),
    pagination: pagination.omit({ sortingMethods: true, listSizes: true }),
  }),
  status: 200,
  problems: [],
});

export const portalListItems = wishListItems.extend({ owner_name: z.string().nullable(), is_own: z.boolean() });
export type PortalListItems = z.output<typeof portalListItems>;

export const getPortalList = defineEndpoint({
  ...listEndpoint,
  name: 'getPortalList',
  summary: 'One list of a user of the customer, with its articles.',
  method: 'GET',
  path: '/api/portal/lists/:id',
  side: 'query',
  query: noQuery,
  body: nothing,
  response: portalListItems,
  status: 200,
  problems: ['list.not_found'],
});

const listHistory = z.object({
  events: z.array(
    z.object({
      event_id: z.string(),
      at: epochSeconds,
      by: z.string().nullable(),
      /** The owner, else a manager. */
      is_owner: z.boolean(),
      title: z.string(),
      changes: z.array(z.object({ what: z.string(), before: z.string().nullable(), after: z.string().nullable() })),
    }),
  ),
});
export type ListHistory = z.output<typeof listHistory>;

const history = {
  method: 'GET',
  side: 'query',
  query: noQuery,
  body: nothing,
  response: listHistory,
  status: 200,
  problems: ['list.not_found'],
} as const;

export const getPortalListHistory = defineEndpoint({
  ...listEndpoint,
  ...history,
  name: 'getPortalListHistory',
  summary: 'What happened to a list of a user of the customer, and who did it; the last hundred events.',
  path: '/api/portal/lists/:id/history',
});

export const getListHistory = defineEndpoint({
  ...ofListUser,
  ...history,
  name: 'getListHistory',
  names: { id: 'list' },
  summary: 'What happened to a list that the user sees, and who did it; the last hundred events.',
  path: '/api/wishlist/:id/history',
  params: listParams,
});

export const changePortalList = defineEndpoint({
  ...listEndpoint,
  name: 'changePortalList',
  summary:
    'Renames, shares, comments, arranges or shortens the list of a user of the customer, in the name of who asks.',
  method: 'POST',
  path: '/api/portal/lists/:id',
  side: 'command',
  query: noQuery,
  body: listUpdate,
  response: wishList,
  status: 200,
  problems: ['list.not_found', 'article.not_found'],
});

export const addToPortalList = defineEndpoint({
  ...listEndpoint,
  name: 'addToPortalList',
  summary: 'Puts articles at the end of the list of a user of the customer; those that are on it stay where they are.',
  method: 'POST',
  path: '/api/portal/lists/:id/items',
  side: 'command',
  query: noQuery,
  body: z.strictObject({ items: listedArticles.min(1) }),
  response: wishList,
  status: 200,
  problems: ['list.not_found', 'list.too_many_items', 'article.not_found'],
});

export const deletePortalList = defineEndpoint({
  ...listEndpoint,
  name: 'deletePortalList',
  summary: 'Deletes the list of a user of the customer, and ends its standing order.',
  method: 'DELETE',
  path: '/api/portal/lists/:id',
  side: 'command',
  query: noQuery,
  body: nothing,
  response: nothing,
  status: 204,
  problems: ['list.not_found'],
});
