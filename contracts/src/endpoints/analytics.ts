import { z } from 'zod';
import { collectedBatch } from '../analytics/collectedEvents.ts';
import { tagManagerData, tagManagerPage } from '../analytics/tagManager.ts';
import { defineEndpoint } from '../endpoint.ts';
import { line, noParams, noQuery, nothing } from '../shapes.ts';

export const collectAnalytics = defineEndpoint({
  name: 'collectAnalytics',
  summary: 'Events of a visitor who consented; 404 unless ANALYTICS=own.',
  method: 'POST',
  path: '/api/analytics',
  side: 'command',
  permission: { kind: 'anyone' },
  names: { web_id: 'public', visit_id: 'public' },
  params: noParams,
  query: noQuery,
  body: collectedBatch,
  bodyLimit: 32 * 1024,
  response: nothing,
  status: 204,
  problems: ['not_found', 'request.rate_limited'],
});

export const getTagManagerData = defineEndpoint({
  name: 'getTagManagerData',
  summary: 'Page, product, category trail, user and order for the script of a tag manager; 404 if ANALYTICS=off.',
  method: 'POST',
  path: '/api/tag-manager',
  side: 'query',
  permission: { kind: 'anyone' },
  names: { catalogId: 'public', pageId: 'public', productId: 'public' },
  params: noParams,
  query: noQuery,
  body: z.strictObject({
    /** Address of the page; on the confirmation it names the order. */
    strUrl: line(2000),
    catalogId: line(60),
    pageId: tagManagerPage,
    productId: z.string().regex(/^\d{0,20}$/),
    csrf_token: z.string().max(200).optional(),
  }),
  csrfField: 'csrf_token',
  response: tagManagerData,
  status: 200,
  problems: ['not_found'],
});
