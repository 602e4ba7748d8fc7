import { z } from 'zod';
import { faqGroups } from '@talloor/rules/service/faqGroups.ts';
import { productView } from '@talloor/rules/product/productWire.ts';
import { defineEndpoint } from '../endpoint.ts';
import { bannerView, digitsParam, line, noParams, noQuery, nothing } from '../shapes.ts';

/** Spec shopping §3. */
const nodeFields = z.object({
  id: z.string(),
  name: z.string(),
  /** Page alias. */
  code: z.string(),
  board: z.string(),
  icon: z.string().nullable(),
  /** Number of visible articles. */
  count: z.int(),
  banner: bannerView.nullable(),
});
/** Levels 4, 3 and 2 (§2, Main navigation). */
const itemNode = nodeFields.extend({ children: z.tuple([]) });
const subgroupNode = nodeFields.extend({ children: z.array(itemNode) });
export const navigationNode = nodeFields.extend({ children: z.array(subgroupNode) });

export type NavigationNode = z.output<typeof nodeFields> & { readonly children: readonly NavigationNode[] };

export const getNavigationTree = defineEndpoint({
  name: 'getNavigationTree',
  inPunchOut: 'also',
  summary: 'The assortment in three levels, each node with its banner; empty categories are left out.',
  method: 'GET',
  path: '/api/navigation/tree',
  side: 'query',
  permission: { kind: 'anyone' },
  params: noParams,
  query: noQuery,
  body: nothing,
  response: z.array(navigationNode),
  status: 200,
  problems: [],
});

export const getStrongThemes = defineEndpoint({
  name: 'getStrongThemes',
  inPunchOut: 'also',
  summary: 'Themes that run now, each with a page of its own.',
  method: 'GET',
  path: '/api/navigation/strong-themes',
  side: 'query',
  permission: { kind: 'anyone' },
  params: noParams,
  query: noQuery,
  body: nothing,
  response: z.array(navigationNode),
  status: 200,
  problems: [],
});

export const getSpecialList = defineEndpoint({
  name: 'getSpecialList',
  inPunchOut: 'also',
  names: { id: 'public' },
  summary: 'The products of a list that the back office made.',
  method: 'GET',
  path: '/api/special-list/:id/items',
  side: 'query',
  permission: { kind: 'anyone' },
  params: z.object({ id: digitsParam }),
  query: noQuery,
  body: nothing,
  response: z.object({
    id: z.string(),
    /** May be empty. */
    headline: z.string(),
    display: z.enum(['swiper', 'grid']),
    products: z.array(productView),
  }),
  status: 200,
  problems: ['special_list.not_found'],
});

export const listSpecialLists = defineEndpoint({
  name: 'listSpecialLists',
  inPunchOut: 'also',
  summary: 'Which special lists a page shows now, in their order.',
  method: 'GET',
  path: '/api/special-list',
  side: 'query',
  permission: { kind: 'anyone' },
  params: noParams,
  query: z.object({ place: z.enum(['start', 'promo', 'assortment']).default('start') }),
  body: nothing,
  response: z.array(z.object({ id: z.string(), headline: z.string(), display: z.enum(['swiper', 'grid']) })),
  status: 200,
  problems: [],
});

export const listBanners = defineEndpoint({
  name: 'listBanners',
  inPunchOut: 'also',
  summary: 'Banners that a page shows now, in their order.',
  method: 'GET',
  path: '/api/banners',
  side: 'query',
  permission: { kind: 'anyone' },
  params: noParams,
  query: z.object({ place: z.enum(['start', 'promo']).default('start') }),
  body: nothing,
  response: z.array(bannerView),
  status: 200,
  problems: [],
});

export const autocomplete = defineEndpoint({
  name: 'autocomplete',
  inPunchOut: 'also',
  names: { keywords: 'public' },
  summary: 'Suggestions for what is being typed, from 2 characters on; fewer find nothing.',
  method: 'GET',
  path: '/api/autocomplete/:keywords',
  side: 'query',
  permission: { kind: 'anyone' },
  params: z.object({ keywords: line(200) }),
  query: noQuery,
  body: nothing,
  response: z.object({
    keywords: z.array(z.string()),
    categories: z.array(
      z.object({ alias: z.string(), name: z.string(), parentName: z.string().nullable(), board: z.string() }),
    ),
    products: z.array(productView),
    /** Number of hits for the whole text. */
    results: z.int(),
    banner: bannerView.nullable(),
  }),
  status: 200,
  problems: [],
});

export const searchFaq = defineEndpoint({
  name: 'searchFaq',
  inPunchOut: 'also',
  summary: 'Frequently asked questions that fit the words, best first; all without words, the most read first.',
  method: 'POST',
  path: '/api/faq-search',
  side: 'query',
  permission: { kind: 'anyone' },
  params: noParams,
  query: noQuery,
  body: z.strictObject({ q: line(200).default(''), group: z.enum(faqGroups).optional() }),
  response: z.object({
    items: z.array(z.object({ id: z.string(), group: z.enum(faqGroups), question: z.string(), answer: z.string() })),
  }),
  status: 200,
  problems: ['request.rate_limited'],
});

export const readFaqItem = defineEndpoint({
  name: 'readFaqItem',
  inPunchOut: 'also',
  names: { id: 'public' },
  summary: 'A question was opened; counts once per session.',
  method: 'POST',
  path: '/api/faq-search/:id/read',
  side: 'command',
  permission: { kind: 'anyone' },
  params: z.object({ id: digitsParam }),
  query: noQuery,
  body: z.strictObject({}).optional(),
  response: nothing,
  status: 204,
  problems: ['content.not_found', 'request.rate_limited'],
});

export const voteFaqItem = defineEndpoint({
  name: 'voteFaqItem',
  inPunchOut: 'also',
  names: { id: 'public' },
  summary: 'Whether an answer helped; a session has one vote per question and may change it.',
  method: 'POST',
  path: '/api/faq-search/:id/vote',
  side: 'command',
  permission: { kind: 'anyone' },
  params: z.object({ id: digitsParam }),
  query: noQuery,
  body: z.strictObject({ helped: z.boolean() }),
  response: z.object({ helped: z.boolean() }),
  status: 200,
  problems: ['content.not_found', 'request.rate_limited'],
});

export const listAnnouncements = defineEndpoint({
  name: 'listAnnouncements',
  inPunchOut: 'also',
  summary: 'Messages of the company that hold today, in order.',
  method: 'GET',
  path: '/api/announcements',
  side: 'query',
  permission: { kind: 'anyone' },
  params: noParams,
  query: noQuery,
  body: nothing,
  response: z.array(z.object({ id: z.string(), place: z.enum(['everywhere', 'basket']), text: z.string() })),
  status: 200,
  problems: [],
});
