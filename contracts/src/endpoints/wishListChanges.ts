import { z } from 'zod';
import { atMost } from '@talloor/rules/account/fields/atMost.ts';
import { defineTwins } from '../defineTwins.ts';
import { defineEndpoint } from '../endpoint.ts';
import { digitsParam, line, noParams, noQuery, nothing } from '../shapes.ts';
import { listId, listParams, ofListEditor, wishList } from './wishList.ts';

const listName = z
  .string()
  .trim()
  .min(1)
  .check(atMost(60))
  .regex(/^[^\p{Cc}]*$/u);
export const listedArticles = z.array(digitsParam).max(500);

/** All given changes are applied together. */
export const listUpdate = z
  .strictObject({
    name: listName.optional(),
    is_shared: z.boolean().optional(),
    /** By article number; empty removes. */
    comments: z
      .record(digitsParam, line(200))
      .refine((comments) => Object.keys(comments).length <= 500, 'at most 500 articles')
      .optional(),
    /** Target quantity by article number; null removes. */
    par_levels: z
      .record(digitsParam, z.number().positive().max(9999).multipleOf(0.001).nullable())
      .refine((levels) => Object.keys(levels).length <= 500, 'at most 500 articles')
      .optional(),
    /** New order; other articles follow in their old order. */
    order: listedArticles.optional(),
    remove: listedArticles.optional(),
  })
  .refine((body) => Object.values(body).some((value) => value !== undefined), 'nothing to update')
  // Each change is an event of one append.
  .refine(
    ({ comments = {}, par_levels: levels = {} }) => Object.keys(comments).length + Object.keys(levels).length <= 900,
    'at most 900 comments and par levels together',
  );

export const [toggleListItem, toggleListItemByPost] = defineTwins(
  {
    name: 'toggleListItem',
    inPunchOut: 'also',
    names: { id: 'list', artNo: 'public' },
    summary:
      'Puts an article on a list or takes it off; `on` says which of both is meant, so that a repeat changes nothing.',
    side: 'command',
    ...ofListEditor,
    params: z.object({ id: listId, artNo: digitsParam }),
    response: z.object({
      id: z.string(),
      artNo: digitsParam,
      is_on_list: z.boolean(),
      number_of_products: z.int(),
    }),
    status: 200,
    problems: ['list.not_found', 'list.not_editable', 'list.too_many_items', 'article.not_found'],
  },
  { path: '/api/wishlist/:id/toggle/:artNo', query: z.object({ on: z.enum(['true', 'false']).optional() }) },
  {
    path: '/api/wishlist/:id/toggle/:artNo',
    query: noQuery,
    body: z.strictObject({ on: z.boolean().optional() }).optional(),
  },
);

export const createList = defineEndpoint({
  name: 'createList',
  inPunchOut: 'also',
  summary: 'Makes a list of these articles, in their order.',
  method: 'POST',
  path: '/api/wishlist/create',
  side: 'command',
  ...ofListEditor,
  params: noParams,
  query: noQuery,
  body: z.strictObject({ name: listName, items: listedArticles.default([]) }),
  response: wishList,
  status: 201,
  problems: ['list.too_many', 'article.not_found'],
});

export const updateList = defineEndpoint({
  name: 'updateList',
  inPunchOut: 'also',
  names: { id: 'list' },
  summary:
    'Renames a list, shares it, comments its articles, arranges them or takes some out: whatever of these is given, as one.',
  method: 'POST',
  path: '/api/wishlist/update/:id',
  side: 'command',
  ...ofListEditor,
  params: listParams,
  query: noQuery,
  body: listUpdate,
  response: wishList,
  status: 200,
  problems: ['list.not_found', 'list.not_editable', 'article.not_found'],
});

export const addToList = defineEndpoint({
  name: 'addToList',
  inPunchOut: 'also',
  names: { id: 'list' },
  summary: 'Puts articles at the end of a list; those that are on it stay where they are.',
  method: 'POST',
  path: '/api/wishlist/:id',
  side: 'command',
  ...ofListEditor,
  params: listParams,
  query: noQuery,
  body: z.strictObject({ items: listedArticles.min(1) }),
  response: wishList,
  status: 200,
  problems: ['list.not_found', 'list.not_editable', 'list.too_many_items', 'article.not_found'],
});

export const deleteList = defineEndpoint({
  name: 'deleteList',
  inPunchOut: 'also',
  names: { id: 'list' },
  summary: 'Deletes a list of one’s own.',
  method: 'DELETE',
  path: '/api/wishlist/:id',
  side: 'command',
  ...ofListEditor,
  params: listParams,
  query: noQuery,
  body: nothing,
  response: nothing,
  status: 204,
  problems: ['list.not_found', 'list.not_editable'],
});
