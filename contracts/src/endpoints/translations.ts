import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { noQuery, nothing } from '../shapes.ts';

const translations = z.record(z.string(), z.unknown());
const domain = z.string().regex(/^[a-z][a-z0-9-]{0,39}$/);

export const getTranslationFile = defineEndpoint({
  name: 'getTranslationFile',
  inPunchOut: 'also',
  names: { domain: 'public', format: 'public' },
  summary:
    'Texts of a domain (default `messages`) as JSON, or (default) as a script that puts them into `window.Translations`.',
  method: 'GET',
  path: '/translations/:domain.:format',
  aliases: ['/translations/:domain', '/translations'],
  side: 'query',
  permission: { kind: 'anyone' },
  params: z.object({ domain: domain.default('messages'), format: z.enum(['js', 'json']).default('js') }),
  query: noQuery,
  body: nothing,
  response: translations,
  status: 200,
  produces: 'javascript',
  problems: ['translations.not_found'],
});

export const getTranslation = defineEndpoint({
  name: 'getTranslation',
  inPunchOut: 'also',
  names: { domain: 'public' },
  summary: 'Texts of a domain.',
  method: 'GET',
  path: '/api/translation/:domain',
  side: 'query',
  permission: { kind: 'anyone' },
  params: z.object({ domain }),
  query: noQuery,
  body: nothing,
  response: translations,
  status: 200,
  problems: ['translations.not_found'],
});
