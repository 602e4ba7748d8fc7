import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { officeListQuery } from '../officeListQuery.ts';
import { noParams, nothing } from '../shapes.ts';
import { missRow } from '../wordMiss.ts';

export const listFaqMisses = defineEndpoint({
  name: 'listFaqMisses',
  summary: 'Searches of the last 90 days that found no question; Content-Range in the answer.',
  method: 'GET',
  path: '/api/office/faq-misses',
  side: 'query',
  permission: { kind: 'office', right: 'read_forms' },
  params: noParams,
  query: officeListQuery('["times","DESC"]'),
  body: nothing,
  response: z.array(missRow),
  status: 200,
  problems: [],
});
