import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { digitsParam, noQuery, nothing } from '../shapes.ts';
import { streamHistory } from './audit.ts';

export const getRecallHistory = defineEndpoint({
  name: 'getRecallHistory',
  summary: 'Every event of a recall, oldest first, and whether its chain of hashes holds.',
  method: 'GET',
  path: '/api/office/recalls/:id/history',
  side: 'query',
  permission: { kind: 'office', right: 'read_orders' },
  feature: 'pending_orders',
  params: z.object({ id: digitsParam }),
  query: noQuery,
  body: nothing,
  response: streamHistory,
  status: 200,
  problems: ['recall.not_found'],
});
