import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { officeListQuery } from '../officeListQuery.ts';
import { isoInstant, noParams, nothing } from '../shapes.ts';
import { documentRequestView } from './documents.ts';

/** ISO 8601. */
export const officeDocumentRow = documentRequestView.omit({ requested_at: true, expires_at: true }).extend({
  requested_at: isoInstant,
  expires_at: isoInstant.nullable(),
  /** Null after erasure. */
  requested_by: z.string().nullable(),
  /** Of missing documents. */
  cases: z.array(z.object({ id: z.uuid(), number: z.string() })),
});
export type OfficeDocumentRow = z.output<typeof officeDocumentRow>;

/** `id`: one request. */
export const officeDocumentFilter = z.strictObject({ id: z.uuid().optional() });

export const listOfficeDocumentRequests = defineEndpoint({
  name: 'listOfficeDocumentRequests',
  summary: 'Document requests of all customers, the newest first; Content-Range.',
  method: 'GET',
  path: '/api/office/document-requests',
  side: 'query',
  permission: { kind: 'office', right: 'read_invoices' },
  params: noParams,
  query: officeListQuery('["requested_at","DESC"]'),
  body: nothing,
  response: z.array(officeDocumentRow),
  status: 200,
  problems: [],
});
