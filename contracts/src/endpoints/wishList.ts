import { z } from 'zod';
import { productView } from '@talloor/rules/product/productWire.ts';
import { defineEndpoint } from '../endpoint.ts';
import { loginThen } from '../loginThen.ts';
import { digitsParam, epochSeconds, noParams, noQuery, nothing } from '../shapes.ts';

/** Mine and shared are stored, the others derived (readings.md, List types). */
export const listTypes = ['mine', 'history', 'suggested', 'shared', 'restricted', 'themed'] as const;
export type ListType = (typeof listTypes)[number];

/** A uuid, or a derived list: `history`, `suggested`, `restricted`, `theme-{number}`. */
export const listId = z
  .string()
  .regex(/^(?:[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}|history|suggested|restricted|theme-\d{1,20})$/);
export const listParams = z.object({ id: listId });
const listPage = { nl: '/nl/mijn-account/lijstjes/bekijk', fr: '/fr/mon-compte/listes/regarder' } as const;
export const ofListUser = { permission: { kind: 'customer' }, feature: 'wish_list' } as const;
export const ofListEditor = { permission: { kind: 'customer', right: 'lists' }, feature: 'wish_list' } as const;

/** `par`: target quantity on the shelf. */
const listLine = z.object({ artNo: digitsParam, comment: z.string(), par: z.number().optional() });

/** Spec shopping §3, Wish list. */
export const wishList = z.object({
  id: z.string(),
  name: z.string(),
  type: z.enum(listTypes),
  is_shared: z.boolean(),
  /** Only type mine can be changed. */
  is_editable: z.boolean(),
  lines: z.array(listLine),
});
export type WishList = z.output<typeof wishList>;

const wishListSummary = wishList.extend({
  /** First name of the sharing user; null otherwise or after erasure. */
  owner: z.string().nullable(),
  number_of_products: z.int(),
  /** Null for some derived lists. */
  updated_at: epochSeconds.nullable(),
  /** Restricted list only. */
  is_managed: z.boolean().optional(),
  /** Most frequent boards, at most four. */
  boards: z.array(z.string()),
});
export type WishListSummary = z.output<typeof wishListSummary>;

export const listWishLists = defineEndpoint({
  name: 'listWishLists',
  inPunchOut: 'also',
  summary: "A user's lists: one's own, those that others of the customer share, and those that are derived.",
  method: 'GET',
  path: '/api/wishlist/list',
  side: 'query',
  ...ofListUser,
  params: noParams,
  /** Comma-separated `types`. */
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

/** Invisible articles are omitted. */
export const wishListItems = wishListSummary.extend({
  lines: z.array(listLine.extend({ product: productView.nullable() })),
});
export type WishListItems = z.output<typeof wishListItems>;
export type WishListLine = WishListItems['lines'][number];

const reading = {
  method: 'GET',
  side: 'query',
  ...ofListUser,
  query: noQuery,
  body: nothing,
  status: 200,
  problems: ['list.not_found'],
} as const;

export const getWishList = defineEndpoint({
  ...reading,
  name: 'getWishList',
  inPunchOut: 'also',
  names: { id: 'list' },
  summary: 'One list with its articles as the customer sees them.',
  path: '/api/wishlist/:id',
  params: listParams,
  response: wishListItems,
});

const listAndTypeParams = z.object({ id: listId, type: z.enum(listTypes) });

export const listWishListGroups = defineEndpoint({
  ...reading,
  name: 'listWishListGroups',
  inPunchOut: 'also',
  names: { id: 'list', type: 'public' },
  summary: 'The groups of a list with how many articles each has.',
  path: '/api/wishlist/:id/:type/groups',
  params: listAndTypeParams,
  response: z.array(z.object({ group_code: z.string(), name: z.string(), board: z.string(), count: z.int() })),
});

export const listWishListItems = defineEndpoint({
  ...reading,
  name: 'listWishListItems',
  inPunchOut: 'also',
  names: { id: 'list', type: 'public' },
  summary: 'The articles of a list as the customer sees them, in its order.',
  path: '/api/wishlist/:id/:type/items',
  params: listAndTypeParams,
  response: z.object({ products: z.array(productView) }),
});

export const exportWishList = defineEndpoint({
  ...reading,
  name: 'exportWishList',
  inPunchOut: 'also',
  names: { wishlistId: 'list' },
  summary: 'A list as an Excel file, with the prices of the customer. Texts in it are never formulas.',
  path: '/export/wishlist/excel/:wishlistId',
  params: z.object({ wishlistId: listId }),
  response: z.unknown(),
  produces: 'file',
  loggedOut: (language, { wishlistId = '' }) =>
    loginThen(language, `${listPage[language]}?${new URLSearchParams({ id: wishlistId }).toString()}`),
});
