import { z } from 'zod';
import { productView } from '@talloor/rules/product/productWire.ts';
import { defineTwins } from '../defineTwins.ts';
import { defineEndpoint } from '../endpoint.ts';
import { loginThen } from '../loginThen.ts';
import { digitsParam, epochSeconds, line, noParams, noQuery, nothing } from '../shapes.ts';

/** Mine and shared are stored; the others are derived (readings.md, List types). */
export const listTypes = ['mine', 'history', 'suggested', 'shared', 'restricted', 'themed'] as const;
export type ListType = (typeof listTypes)[number];

/** A uuid, or the stable name of a derived list: `history`, `suggested`, `restricted`, `theme-{number}`. */
const listId = z
  .string()
  .regex(/^(?:[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}|history|suggested|restricted|theme-\d{1,20})$/);
const idParams = z.object({ id: listId });
const listName = z
  .string()
  .trim()
  .min(1)
  .max(60)
  .regex(/^[^\p{Cc}]*$/u);
const articles = z.array(digitsParam).max(500);
const listPage = { nl: '/nl/mijn-account/lijstjes/bekijk', fr: '/fr/mon-compte/listes/regarder' } as const;
const isCustomers = { permission: { kind: 'customer' }, feature: 'wish_list' } as const;

/** An article of a list; an empty comment is none. `par` is how many are to be on the shelf, where somebody counts it. */
const listLine = z.object({ artNo: digitsParam, comment: z.string(), par: z.number().optional() });

/** A list as its commands answer it (spec shopping §3, Wish list). */
const wishList = z.object({
  id: z.string(),
  name: z.string(),
  type: z.enum(listTypes),
  /** Whether the other users of the customer see it. */
  is_shared: z.boolean(),
  /** Only lists of type mine are edited and deleted. */
  is_editable: z.boolean(),
  lines: z.array(listLine),
});
export type WishList = z.output<typeof wishList>;

const wishListSummary = wishList.extend({
  /** First name of who shares it; null for every other list, and where that person's data were erased. */
  owner: z.string().nullable(),
  number_of_products: z.int(),
  /** When it last changed; null where a derived list does not tell. */
  updated_at: epochSeconds.nullable(),
  /** Whether who asks manages what the restricted list allows; left out for other lists. */
  is_managed: z.boolean().optional(),
  /** The boards of the groups that it has most of, at most four. */
  boards: z.array(z.string()),
});
export type WishListSummary = z.output<typeof wishListSummary>;

export const listWishLists = defineEndpoint({
  name: 'listWishLists',
  summary: "A user's lists: one's own, those that others of the customer share, and those that are derived.",
  method: 'GET',
  path: '/api/wishlist/list',
  side: 'query',
  ...isCustomers,
  params: noParams,
  /** `types`: those alone, with commas between. */
  query: z.object({
    types: z
      .string()
      .max(80)
      .refine((text) => text.split(',').every((type) => (listTypes as readonly string[]).includes(type)))
      .optional(),
  }),
  body: nothing,
  response: z.array(wishListSummary),
  status: 200,
  problems: [],
});

export const [toggleListItem, toggleListItemByPost] = defineTwins(
  {
    name: 'toggleListItem',
    names: { id: 'list', artNo: 'public' },
    summary:
      'Puts an article on a list or takes it off; `on` says which of both is meant, so that a repeat changes nothing.',
    side: 'command',
    ...isCustomers,
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
  summary: 'Makes a list of these articles, in their order.',
  method: 'POST',
  path: '/api/wishlist/create',
  side: 'command',
  ...isCustomers,
  params: noParams,
  query: noQuery,
  body: z.strictObject({ name: listName, items: articles.default([]) }),
  response: wishList,
  status: 201,
  problems: ['list.too_many', 'article.not_found'],
});

export const updateList = defineEndpoint({
  name: 'updateList',
  names: { id: 'list' },
  summary:
    'Renames a list, shares it, comments its articles, arranges them or takes some out: whatever of these is given, as one.',
  method: 'POST',
  path: '/api/wishlist/update/:id',
  side: 'command',
  ...isCustomers,
  params: idParams,
  query: noQuery,
  body: z
    .strictObject({
      name: listName.optional(),
      is_shared: z.boolean().optional(),
      /** Comment by article number of the list; an empty one takes it away. */
      comments: z
        .record(digitsParam, line(200))
        .refine((comments) => Object.keys(comments).length <= 500, 'at most 500 articles')
        .optional(),
      /** How many are to be on the shelf, by article number; null where nobody counts it any more. */
      par_levels: z
        .record(digitsParam, z.number().positive().max(9999).multipleOf(0.001).nullable())
        .refine((levels) => Object.keys(levels).length <= 500, 'at most 500 articles')
        .optional(),
      /** The new order; articles of the list that are not named keep theirs after those. */
      order: articles.optional(),
      /** Articles to take out. */
      remove: articles.optional(),
    })
    .refine((body) => Object.values(body).some((value) => value !== undefined), 'nothing to update')
    // Each is an event, and what is changed as one is appended as one.
    .refine(
      ({ comments = {}, par_levels: levels = {} }) => Object.keys(comments).length + Object.keys(levels).length <= 900,
      'at most 900 comments and par levels together',
    ),
  response: wishList,
  status: 200,
  problems: ['list.not_found', 'list.not_editable', 'article.not_found'],
});

export const addToList = defineEndpoint({
  name: 'addToList',
  names: { id: 'list' },
  summary: 'Puts articles at the end of a list; those that are on it stay where they are.',
  method: 'POST',
  path: '/api/wishlist/:id',
  side: 'command',
  ...isCustomers,
  params: idParams,
  query: noQuery,
  body: z.strictObject({ items: articles.min(1) }),
  response: wishList,
  status: 200,
  problems: ['list.not_found', 'list.not_editable', 'list.too_many_items', 'article.not_found'],
});

export const deleteList = defineEndpoint({
  name: 'deleteList',
  names: { id: 'list' },
  summary: 'Deletes a list of one’s own.',
  method: 'DELETE',
  path: '/api/wishlist/:id',
  side: 'command',
  ...isCustomers,
  params: idParams,
  query: noQuery,
  body: nothing,
  response: nothing,
  status: 204,
  problems: ['list.not_found', 'list.not_editable'],
});

/** A list with what its articles are now; those that are no longer for this customer have none. */
const wishListItems = wishListSummary.extend({
  lines: z.array(listLine.extend({ product: productView.nullable() })),
});
export type WishListItems = z.output<typeof wishListItems>;
export type WishListLine = WishListItems['lines'][number];

const reading = {
  method: 'GET',
  side: 'query',
  ...isCustomers,
  query: noQuery,
  body: nothing,
  status: 200,
  problems: ['list.not_found'],
} as const;

export const getWishList = defineEndpoint({
  ...reading,
  name: 'getWishList',
  names: { id: 'list' },
  summary: 'One list with its articles as the customer sees them.',
  path: '/api/wishlist/:id',
  params: idParams,
  response: wishListItems,
});

const typedParams = z.object({ id: listId, type: z.enum(listTypes) });

export const listWishListGroups = defineEndpoint({
  ...reading,
  name: 'listWishListGroups',
  names: { id: 'list', type: 'public' },
  summary: 'The groups of a list with how many articles each has.',
  path: '/api/wishlist/:id/:type/groups',
  params: typedParams,
  response: z.array(z.object({ group_code: z.string(), name: z.string(), board: z.string(), count: z.int() })),
});

export const listWishListItems = defineEndpoint({
  ...reading,
  name: 'listWishListItems',
  names: { id: 'list', type: 'public' },
  summary: 'The articles of a list as the customer sees them, in its order.',
  path: '/api/wishlist/:id/:type/items',
  params: typedParams,
  response: z.object({ products: z.array(productView) }),
});

export const exportWishList = defineEndpoint({
  ...reading,
  name: 'exportWishList',
  names: { wishlistId: 'list' },
  summary: 'A list as an Excel file, with the prices of the customer. Texts in it are never formulas.',
  path: '/export/wishlist/excel/:wishlistId',
  params: z.object({ wishlistId: listId }),
  response: z.unknown(),
  produces: 'file',
  loggedOut: (language, { wishlistId = '' }) =>
    loginThen(language, `${listPage[language]}?${new URLSearchParams({ id: wishlistId })}`),
});
