import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { digitsParam, noQuery, nothing } from '../shapes.ts';

export const removeFromHistory = defineEndpoint({
  name: 'removeFromHistory',
  inPunchOut: 'also',
  names: { artno: 'public' },
  summary: 'Takes an article out of the list of what was ordered in the last 18 months, until it is ordered again.',
  method: 'DELETE',
  path: '/api/history/remove/:artno',
  side: 'command',
  permission: { kind: 'customer', right: 'lists' },
  params: z.object({ artno: digitsParam }),
  query: noQuery,
  body: nothing,
  response: z.object({ success: z.boolean(), message: z.string() }),
  status: 200,
  problems: ['article.not_found'],
});
