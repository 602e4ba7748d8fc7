import { z } from 'zod';
import { articleNumber, productView } from '@talloor/rules/product/productWire.ts';
import { productDetailView } from '@talloor/rules/product/productDetailWire.ts';
import { defineEndpoint } from '../endpoint.ts';
import {
  inputDay,
  bannerView,
  digitsParam,
  epochSeconds,
  line,
  noParams,
  noQuery,
  nothing,
  pagination,
} from '../shapes.ts';

export const facet = z.object({
  /** `group`, `subgroup`, `item`, `brand`, `price`, `storage`, `allergen_free`, `label`, `origin`, `promo`, `mine`, `deliverable`. */
  key: z.string(),
  label: z.string(),
  priority: z.int(),
  /** Price: `min-max` in whole euros. */
  type: z.enum(['price', 'checkbox']),
  showMoreLimit: z.int(),
  items: z.array(z.object({ key: z.string(), label: z.string(), count: z.int(), sortKey: z.int() })),
});
export type Facet = z.output<typeof facet>;

/** Spec shopping §9. */
export const sortIds = {
  default: 1,
  alphabetic: 2,
  article_number: 3,
  category: 4,
  price_desc: 5,
  price_asc: 6,
} as const;

export const selection = {
  keywords: line(200).default(''),
  sort: z.coerce.number().int().min(1).max(6).default(1),
  /** JSON of facet key to item keys: `{"group":["veg"],"price":["2-50"]}`. */
  filters: line(2000).default('{}'),
  /** Subject of the page: `{"category":["1203"]}` (category, label or theme), `{"promo":["1"]}`. */
  extraFilters: line(2000).default('{}'),
  /** Day for cut-offs; prices are today's (ADR 0010). */
  deliveryDate: inputDay.optional(),
  /** Code of an item or subgroup of the navigation. */
  typeDefinitionId: line(60).optional(),
  /** Part of the spec's call (shopping §7), without effect. */
  style: line(60).optional(),
};

export const searchProducts = defineEndpoint({
  name: 'searchProducts',
  inPunchOut: 'also',
  summary: 'Search the assortment; terms are separated by spaces or semicolons.',
  method: 'GET',
  path: '/api/search',
  aliases: ['/api/product/search'],
  side: 'query',
  permission: { kind: 'anyone' },
  params: noParams,
  query: z.object({
    ...selection,
    page: z.coerce.number().int().min(1).max(10_000).default(1),
    limit: z.coerce.number().int().min(1).max(96).default(24),
  }),
  body: nothing,
  response: z.object({
    products: z.array(productView),
    facets: z.array(facet),
    pagination,
    bannerInside: bannerView.nullable(),
    bannerTop: bannerView.nullable(),
    /** Path of a page for these words. */
    redirectUrl: z.string().nullable(),
    corrected: z.string().nullable(),
    /** The words as typed have results too, before those of `corrected`. */
    hasTyped: z.boolean(),
    /** Words left out, because few articles have all; none are named when any one is missing. */
    relaxed: z.object({ omitted: z.array(z.string()) }).nullable(),
    /** Last results, of which only the category has the words. */
    inCategory: z.number().int(),
    didYouMean: z.array(z.string()),
    about: z
      .object({
        kind: z.enum(['category', 'label', 'theme']),
        alias: z.string(),
        name: z.string(),
        description: z.string(),
        board: z.string(),
        /** From the group down. */
        trail: z.array(z.object({ alias: z.string(), name: z.string() })),
      })
      .nullable(),
  }),
  status: 200,
  problems: ['assortment.not_found'],
});

export const getArticle = defineEndpoint({
  name: 'getArticle',
  inPunchOut: 'also',
  names: { artNo: 'public' },
  summary: 'One article with the prices of the customer and all that is told about it.',
  method: 'GET',
  path: '/api/article/:artNo',
  side: 'query',
  permission: { kind: 'anyone' },
  params: z.object({ artNo: digitsParam }),
  query: noQuery,
  body: nothing,
  response: productDetailView,
  status: 200,
  problems: ['article.not_found'],
});

export const findArticlePage = defineEndpoint({
  name: 'findArticlePage',
  inPunchOut: 'also',
  names: { artNo: 'public' },
  summary: 'Whether an article has a page; the gateway sends its document, or the same document with status 404.',
  method: 'GET',
  path: '/api/article/:artNo/page',
  side: 'query',
  permission: { kind: 'anyone' },
  params: z.object({ artNo: digitsParam }),
  query: noQuery,
  body: nothing,
  response: z.undefined(),
  status: 204,
  problems: ['article.not_found'],
});

export const listOrderedArticles = defineEndpoint({
  name: 'listOrderedArticles',
  inPunchOut: 'also',
  summary:
    'Articles that the customer orders, most often ordered on the current weekday first, or those of the last order.',
  method: 'GET',
  path: '/api/ordered-articles',
  side: 'query',
  permission: { kind: 'customer' },
  params: noParams,
  query: z.object({
    limit: z.coerce.number().int().min(1).max(96).default(8),
    of: z.enum(['usual', 'last_order']).default('usual'),
  }),
  body: nothing,
  response: z.object({
    products: z.array(productView),
    total: z.int(),
    last_ordered_at: epochSeconds.nullable(),
  }),
  status: 200,
  problems: [],
});

const products = z.object({ products: z.array(productView) });

export const getProducts = defineEndpoint({
  name: 'getProducts',
  inPunchOut: 'also',
  summary: 'Products by article numbers, in the order asked; those that are not for this customer are left out.',
  method: 'GET',
  path: '/api/getproducts',
  side: 'query',
  permission: { kind: 'anyone' },
  params: noParams,
  /** Comma-separated article numbers. */
  query: z.object({ articles: z.string().regex(/^\d{1,20}(,\d{1,20}){0,95}$/) }),
  body: nothing,
  response: products,
  status: 200,
  problems: [],
});

export const related = z.object({
  /** Same variant group or category. */
  products: z.array(productView),
  accessories: z.array(productView),
  cross_sell: z.array(productView),
  up_sell: z.array(productView),
});

export const getRelated = defineEndpoint({
  name: 'getRelated',
  inPunchOut: 'also',
  names: { id: 'public' },
  summary: 'Products that go with this one.',
  method: 'GET',
  path: '/api/artikel/:id/related',
  side: 'query',
  permission: { kind: 'anyone' },
  params: z.object({ id: digitsParam }),
  query: noQuery,
  body: nothing,
  response: related,
  status: 200,
  problems: ['article.not_found'],
});

export const getRelatedByForm = defineEndpoint({
  name: 'getRelatedByForm',
  inPunchOut: 'also',
  names: { id: 'public' },
  summary: 'The same, asked with form-data: `option` or `option[]` names the groups wanted, all without it.',
  method: 'POST',
  path: '/api/artikel/:id/related',
  side: 'query',
  permission: { kind: 'anyone' },
  params: z.object({ id: digitsParam }),
  query: noQuery,
  body: z.record(line(40), z.union([line(40), z.array(line(40)).max(20)])).optional(),
  bodyType: 'form',
  response: related,
  status: 200,
  problems: ['article.not_found'],
});

export const findTradeItem = defineEndpoint({
  name: 'findTradeItem',
  inPunchOut: 'also',
  names: { barcode: 'public' },
  summary: 'The article with this barcode (GTIN-8, 12, 13 or 14).',
  method: 'GET',
  path: '/api/trade-item/:barcode',
  side: 'query',
  permission: { kind: 'anyone' },
  params: z.object({ barcode: z.string().regex(/^\d{6,20}$/) }),
  query: noQuery,
  body: nothing,
  response: z.object({ article_number: articleNumber }),
  status: 200,
  problems: ['trade_item.not_found'],
});

export const getSpecSheet = defineEndpoint({
  name: 'getSpecSheet',
  inPunchOut: 'also',
  names: { artNo: 'public', type: 'public' },
  summary:
    'A spec sheet as the file it is; type T technical, S safety, L logistics, H halal, F food aptitude, G user manual.',
  method: 'GET',
  path: '/api/article/:artNo/sheets/:type',
  side: 'query',
  permission: { kind: 'anyone' },
  params: z.object({ artNo: digitsParam, type: z.enum(['T', 'S', 'L', 'H', 'F', 'G']) }),
  query: noQuery,
  body: nothing,
  response: z.unknown(),
  status: 200,
  produces: 'file',
  problems: ['article.not_found', 'sheet.not_found'],
});
