import { collectedBatch } from '../analytics/collectedEvents.ts';
import { defineEndpoint } from '../endpoint.ts';
import { noParams, noQuery, nothing } from '../shapes.ts';

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
