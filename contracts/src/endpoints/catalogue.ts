import { z } from 'zod';
import { productView } from '@talloor/rules/product/productWire.ts';
import { defineEndpoint } from '../endpoint.ts';
import { digitsParam, line, noParams, noQuery, nothing, pagination } from '../shapes.ts';

export const facet = z.object({
  key: z.string(),
  priority: z.int(),
  type: z.enum(['price', 'checkbox']),
  showMoreLimit: z.int(),
  items: z.array(z.object({ key: z.string(), label: z.string(), count: z.int(), sortKey: z.int() })),
});

/** Sort ids of spec shopping §9: default, alphabetic, article number, category, price descending, price ascending. */
export const sortIds = {
  default: 1,
  alphabetic: 2,
  article_number: 3,
  category: 4,
  price_desc: 5,
  price_asc: 6,
} as const;

export const searchProducts = defineEndpoint({
  name: 'searchProducts',
  summary: 'Search the assortment; terms are separated by spaces or semicolons.',
  method: 'GET',
  path: '/api/search',
  aliases: ['/api/product/search'],
  side: 'query',
  permission: { kind: 'anyone' },
  params: noParams,
  query: z.object({
    keywords: line(200).default(''),
    page: z.coerce.number().int().min(1).max(10_000).default(1),
    limit: z.coerce.number().int().min(1).max(96).default(24),
    sort: z.coerce.number().int().min(1).max(6).default(1),
    /** JSON of facet key to item keys: `{"group":["veg"],"promo":["1"]}`. */
    filters: line(2000).default('{}'),
    extraFilters: line(2000).default('{}'),
    /** Tells until when each article can be ordered for that day; prices are always those of today (ADR 0010). */
    deliveryDate: z.iso.date().optional(),
    /** Named by the spec's call (shopping §7); they change nothing here. */
    typeDefinitionId: line(60).optional(),
    style: line(60).optional(),
  }),
  body: nothing,
  response: z.object({
    products: z.array(productView),
    facets: z.array(facet),
    pagination,
    bannerInside: z.null(),
    bannerTop: z.null(),
    redirectUrl: z.null(),
  }),
  status: 200,
  problems: [],
});

export const getArticle = defineEndpoint({
  name: 'getArticle',
  summary: 'One article with the prices of the customer.',
  method: 'GET',
  path: '/api/article/:artNo',
  side: 'query',
  permission: { kind: 'anyone' },
  params: z.object({ artNo: digitsParam }),
  query: noQuery,
  body: nothing,
  response: productView,
  status: 200,
  problems: ['article.not_found'],
});

export const listOrderedArticles = defineEndpoint({
  name: 'listOrderedArticles',
  summary: 'Articles that the customer orders, most often ordered on the current weekday first.',
  method: 'GET',
  path: '/api/ordered-articles',
  side: 'query',
  permission: { kind: 'customer' },
  params: noParams,
  query: z.object({ limit: z.coerce.number().int().min(1).max(96).default(8) }),
  body: nothing,
  response: z.object({ products: z.array(productView), total: z.int() }),
  status: 200,
  problems: [],
});
