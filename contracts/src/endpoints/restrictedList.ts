import { z } from 'zod';
import { atMost } from '@talloor/rules/account/fields/atMost.ts';
import { productView } from '@talloor/rules/product/productWire.ts';
import { defineTwins } from '../defineTwins.ts';
import { defineEndpoint } from '../endpoint.ts';
import { digitsParam, noParams, noQuery, nothing } from '../shapes.ts';

const customersOnly = { permission: { kind: 'customer' }, feature: 'restricted_wish_list' } as const;

/** Articles that users other than managers may order (spec shopping §3). */
const restrictedList = z.object({
  name: z.string(),
  is_editable: z.boolean(),
  lines: z.array(z.object({ artNo: digitsParam })),
});

export const viewRestrictedList = defineEndpoint({
  name: 'viewRestrictedList',
  summary: 'The restricted list of the customer, with its articles as who asks sees them; gone ones have none.',
  method: 'GET',
  path: '/api/restricted-list/view',
  side: 'query',
  ...customersOnly,
  params: noParams,
  query: noQuery,
  body: nothing,
  response: restrictedList.extend({
    lines: z.array(z.object({ artNo: digitsParam, product: productView.nullable() })),
  }),
  status: 200,
  problems: ['list.not_found'],
});

export const [toggleRestrictedListItem, toggleRestrictedListItemByPost] = defineTwins(
  {
    name: 'toggleRestrictedListItem',
    names: { artNo: 'public' },
    summary:
      'Allows an article or takes it off the restricted list; `on` says which of both is meant, so that a repeat changes nothing.',
    side: 'command',
    ...customersOnly,
    permission: { kind: 'customer', right: 'lists' },
    params: z.object({ artNo: digitsParam }),
    response: z.object({ artNo: digitsParam, is_on_list: z.boolean(), number_of_products: z.int() }),
    status: 200,
    problems: ['list.not_found', 'list.not_editable', 'list.too_many_items', 'article.not_found'],
  },
  { path: '/api/restricted-list/toggle/:artNo', query: z.object({ on: z.enum(['true', 'false']).optional() }) },
  {
    path: '/api/restricted-list/toggle/:artNo',
    query: noQuery,
    body: z.strictObject({ on: z.boolean().optional() }).optional(),
  },
);

const articles = z.array(digitsParam).min(1).max(500);

export const updateRestrictedList = defineEndpoint({
  name: 'updateRestrictedList',
  summary: 'Renames the restricted list, allows articles or takes some off: whatever of these is given, as one.',
  method: 'POST',
  path: '/api/restricted-list',
  side: 'command',
  ...customersOnly,
  permission: { kind: 'customer', right: 'lists' },
  params: noParams,
  query: noQuery,
  body: z
    .strictObject({
      name: z
        .string()
        .trim()
        .min(1)
        .check(atMost(60))
        .regex(/^[^\p{Cc}]*$/u)
        .optional(),
      add: articles.optional(),
      remove: articles.optional(),
    })
    .refine((body) => Object.values(body).some((value) => value !== undefined), 'nothing to update'),
  response: restrictedList,
  status: 200,
  problems: ['list.not_found', 'list.not_editable', 'list.too_many_items', 'article.not_found'],
});
