import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { importSubjects } from '@talloor/rules/erp/keyScopes.ts';
import { importReport, nothing } from '../shapes.ts';

export const importRecords = defineEndpoint({
  name: 'importRecords',
  summary:
    'Takes reference data from the ERP as NDJSON (application/x-ndjson) or CSV (text/csv), line by line: bad lines are reported with their number, good ones count. The same batch again answers its report.',
  method: 'POST',
  path: '/erp/v1/:subject',
  side: 'command',
  permission: { kind: 'api-key' },
  params: z.object({ subject: z.enum(importSubjects) }),
  query: z.object({
    /** Id of the import; other content under it is rejected. */
    batch: z.string().regex(/^[\w.:-]{1,100}$/),
    /** Reports without writing. */
    dry_run: z.enum(['0', '1']).default('0'),
    /** Delimiter of CSV; default: by header. */
    delimiter: z.enum([',', ';', '|', 'tab']).optional(),
  }),
  body: nothing,
  bodyType: 'stream',
  response: importReport,
  status: 200,
  problems: [
    'api_key.required',
    'api_key.not_for_subject',
    'import.batch_differs',
    'import.unreadable',
    'import.too_large',
    'import.busy',
  ],
});

export const getImport = defineEndpoint({
  name: 'getImport',
  summary: 'The report of an earlier batch.',
  method: 'GET',
  path: '/erp/v1/batches/:batch',
  side: 'command',
  permission: { kind: 'api-key' },
  params: z.object({ batch: z.string().regex(/^[\w.:-]{1,100}$/) }),
  query: z.object({}),
  body: nothing,
  response: importReport,
  status: 200,
  problems: ['api_key.required', 'import.not_found'],
});
