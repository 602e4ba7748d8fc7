import { z } from 'zod';
import { keyScopes } from '@talloor/rules/erp/keyScopes.ts';
import { articleNumber, priceView, promoView } from '@talloor/rules/product/productWire.ts';
import { defineEndpoint } from '../endpoint.ts';
import { officeListQuery } from '../officeListQuery.ts';
import { inputInstant, digitsParam, importReport, isoInstant, line, noParams, noQuery, nothing } from '../shapes.ts';

export const getPriceAsSeen = defineEndpoint({
  name: 'getPriceAsSeen',
  summary: 'What a customer saw of an article at a past moment: the price and all that made it, as it was known then.',
  method: 'GET',
  path: '/api/office/price-as-seen',
  side: 'query',
  permission: { kind: 'office', right: 'read_orders' },
  params: noParams,
  query: z.object({ customer: digitsParam, article: digitsParam, at: inputInstant }),
  body: nothing,
  response: z.object({
    customer_number: z.string(),
    article_number: articleNumber,
    name: z.string(),
    at: isoInstant,
    status: z.enum(['active', 'out_of_assortment', 'not_orderable', 'unknown']),
    /** Whether prices were visible then. */
    show_prices: z.boolean(),
    /** False: outside the customer's restricted assortment. */
    is_in_assortment: z.boolean(),
    /** Null for none or hidden. */
    price: priceView.nullable(),
    promo: promoView.nullable(),
    tax_percentage: z.number().nullable(),
    sources: z.array(
      z.object({
        kind: z.enum(['list', 'group', 'offer', 'tender', 'day', 'box']),
        holder: z.string(),
        price: z.number(),
        from_quantity: z.number().nullable(),
        from_day: z.iso.date().nullable(),
        to_day: z.iso.date().nullable(),
        known_since: isoInstant,
        changed_by: z.string(),
        is_chosen: z.boolean(),
      }),
    ),
  }),
  status: 200,
  problems: ['customer.not_found', 'article.not_found'],
});

export const listImports = defineEndpoint({
  name: 'listImports',
  summary: 'Batches that were imported, the newest first; Content-Range in the answer.',
  method: 'GET',
  path: '/api/office/imports',
  side: 'query',
  permission: { kind: 'office', right: 'read_audit' },
  params: noParams,
  query: officeListQuery('["imported_at","DESC"]'),
  body: nothing,
  response: z.array(
    importReport.omit({ errors: true, notes: true, repeated: true }).extend({ id: z.string(), source: z.string() }),
  ),
  status: 200,
  problems: [],
});

export const getOfficeImport = defineEndpoint({
  name: 'getOfficeImport',
  summary: 'One batch with its errors.',
  method: 'GET',
  path: '/api/office/imports/:id',
  side: 'query',
  permission: { kind: 'office', right: 'read_audit' },
  params: z.object({ id: line(120).min(1) }),
  query: noQuery,
  body: nothing,
  response: importReport.omit({ repeated: true }).extend({ id: z.string(), source: z.string() }),
  status: 200,
  problems: ['import.not_found'],
});

export const listCatalogueChanges = defineEndpoint({
  name: 'listCatalogueChanges',
  summary:
    'Who changed what of the reference data, with before and after, the newest first; Content-Range in the answer.',
  method: 'GET',
  path: '/api/office/catalogue-changes',
  side: 'query',
  permission: { kind: 'office', right: 'read_audit' },
  params: noParams,
  query: officeListQuery('["id","DESC"]'),
  body: nothing,
  response: z.array(
    z.object({
      id: z.string(),
      changed_at: isoInstant,
      changed_by: z.string(),
      batch: z.string().nullable(),
      subject: z.string(),
      key: z.string(),
      before: z.record(z.string(), z.unknown()).nullable(),
      after: z.record(z.string(), z.unknown()).nullable(),
    }),
  ),
  status: 200,
  problems: [],
});

/** The secret is returned once, on creation. */
export const apiKeyView = z.object({
  id: z.string(),
  name: z.string(),
  subjects: z.array(z.enum(keyScopes)),
  created_at: isoInstant,
  created_by: z.string(),
  revoked_at: isoInstant.nullable(),
  last_used_at: isoInstant.nullable(),
});

export const listApiKeys = defineEndpoint({
  name: 'listApiKeys',
  summary: 'API keys, without their secrets; Content-Range in the answer.',
  method: 'GET',
  path: '/api/office/apiKeys',
  side: 'query',
  permission: { kind: 'office', right: 'operate' },
  params: noParams,
  query: officeListQuery('["created_at","DESC"]'),
  body: nothing,
  response: z.array(apiKeyView),
  status: 200,
  problems: [],
});

export const createApiKey = defineEndpoint({
  name: 'createApiKey',
  summary: 'Make an API key; its secret is in this answer alone.',
  method: 'POST',
  path: '/api/office/apiKeys',
  side: 'command',
  permission: { kind: 'office', right: 'operate' },
  params: noParams,
  query: noQuery,
  body: z.strictObject({
    name: line(80).min(1),
    subjects: z.array(z.enum(keyScopes)).min(1).max(keyScopes.length),
  }),
  response: apiKeyView.extend({ secret: z.string() }),
  status: 201,
  problems: [],
});

export const revokeApiKey = defineEndpoint({
  name: 'revokeApiKey',
  summary: 'End an API key for good.',
  method: 'DELETE',
  path: '/api/office/apiKeys/:id',
  side: 'command',
  permission: { kind: 'office', right: 'operate' },
  params: z.object({ id: line(60).min(1) }),
  query: noQuery,
  body: nothing,
  response: apiKeyView,
  status: 200,
  problems: ['api_key.not_found'],
});
