import { z } from 'zod';
import { articleNumber, productView } from '@talloor/rules/product/productWire.ts';
import { defineEndpoint } from '../endpoint.ts';
import { noParams, noQuery, nothing } from '../shapes.ts';

const freeSamples = z.object({
  /** Maximum per basket. */
  max: z.int(),
  samples: z.array(z.object({ product: productView, chosen: z.boolean() })),
});

export const listFreeSamples = defineEndpoint({
  name: 'listFreeSamples',
  inPunchOut: 'also',
  summary: 'Samples that the next order may carry for nothing, and which of them the basket has.',
  method: 'GET',
  path: '/api/free-samples',
  side: 'query',
  permission: { kind: 'customer' },
  params: noParams,
  query: noQuery,
  body: nothing,
  response: freeSamples,
  status: 200,
  problems: [],
});

export const updateFreeSamples = defineEndpoint({
  name: 'updateFreeSamples',
  inPunchOut: 'also',
  summary: 'Choose the free samples of the active basket; the list replaces what was chosen.',
  method: 'POST',
  path: '/api/free-samples/update',
  side: 'command',
  permission: { kind: 'customer', right: 'order' },
  params: noParams,
  query: noQuery,
  body: z.strictObject({ article_numbers: z.array(articleNumber).max(20) }),
  response: z.object({ article_numbers: z.array(articleNumber) }),
  status: 200,
  problems: ['free_samples.unknown', 'free_samples.too_many', 'account.suspended', 'account.cancelled'],
});
