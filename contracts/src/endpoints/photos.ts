import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { noQuery, nothing } from '../shapes.ts';

export const getPhoto = defineEndpoint({
  name: 'getPhoto',
  inPunchOut: 'also',
  names: { id: 'public', file: 'public' },
  summary: 'A photo of an article in one width and format: 96.avif, 320.webp; a drawing is 0.svg. It never changes.',
  method: 'GET',
  path: '/api/photos/:id/:file',
  side: 'query',
  permission: { kind: 'anyone' },
  params: z.object({
    id: z.string().regex(/^[0-9a-f]{32}$/),
    file: z.string().regex(/^\d{1,4}\.(avif|webp|svg)$/),
  }),
  query: noQuery,
  body: nothing,
  response: nothing,
  status: 200,
  produces: 'file',
  problems: ['not_found'],
});
