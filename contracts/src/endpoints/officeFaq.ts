import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { officeListQuery } from '../officeListQuery.ts';
import { isoInstant, noParams, nothing } from '../shapes.ts';

export const faqMissFilter = z.strictObject({ language: z.enum(['nl', 'fr']).optional() });

export const faqMissRow = z.object({
  id: z.string(),
  language: z.enum(['nl', 'fr']),
  words: z.string(),
  times: z.int(),
  last_at: isoInstant,
});
export type FaqMissRow = z.output<typeof faqMissRow>;

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
  response: z.array(faqMissRow),
  status: 200,
  problems: [],
});
