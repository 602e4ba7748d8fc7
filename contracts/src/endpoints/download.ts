import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { columnKeys } from '../columnKeys.ts';
import { line, noParams, noQuery, nothing } from '../shapes.ts';
import { selection } from './catalogue.ts';

const downloadId = z.object({ id: z.uuid() });

export const startDownload = defineEndpoint({
  name: 'startDownload',
  inPunchOut: 'also',
  summary: 'Starts an Excel file of a selection, with the prices of the customer; sends on to its progress.',
  method: 'GET',
  path: '/api/product/search/download',
  side: 'query',
  permission: { kind: 'anyone' },
  params: noParams,
  query: z.object({
    ...selection,
    /** Comma-separated columns; default set when absent. */
    columns: z
      .string()
      .max(400)
      .refine((text) => text.split(',').every((key) => (columnKeys as readonly string[]).includes(key)))
      .optional(),
    /** Accepted for equal links, without effect. */
    page: line(10).optional(),
    limit: line(10).optional(),
  }),
  body: nothing,
  response: z.unknown(),
  status: 303,
  produces: 'redirect',
  problems: ['download.too_many', 'assortment.not_found'],
});

export const getDownload = defineEndpoint({
  name: 'getDownload',
  inPunchOut: 'also',
  names: { id: 'download' },
  summary: 'How far a download is; ends with the address of the file. Only for who asked for it.',
  method: 'GET',
  path: '/api/product/search/download/:id',
  side: 'query',
  permission: { kind: 'anyone' },
  params: downloadId,
  query: noQuery,
  body: nothing,
  response: z.object({ progress: z.int().min(0).max(100), downloadUrl: z.string().nullable() }),
  status: 200,
  problems: ['download.not_found', 'download.failed'],
});

export const getDownloadFile = defineEndpoint({
  name: 'getDownloadFile',
  inPunchOut: 'also',
  names: { id: 'download' },
  summary: 'The file, for an hour. Only for who asked for it.',
  method: 'GET',
  path: '/api/product/search/download/:id/file',
  side: 'query',
  permission: { kind: 'anyone' },
  params: downloadId,
  query: noQuery,
  body: nothing,
  response: z.unknown(),
  status: 200,
  produces: 'file',
  problems: ['download.not_found'],
});
