import { listOfficeDocumentRequests, officeDocumentFilter } from '@talloor/contracts/endpoints/officeDocuments.ts';
import { route, type Route } from '@talloor/platform/http/handler.ts';
import { contentRange, readListQuery } from '@talloor/platform/http/readListQuery.ts';
import { isStale } from '../isStale.ts';
import type { ReadSide } from '../readSide.ts';
import { findOfficeDocuments, viewOfficeDocument } from './findOfficeDocuments.ts';

export const officeDocumentRoutes = ({ pool, waiter, clock }: ReadSide): readonly Route[] => [
  route(listOfficeDocumentRequests, async ({ query }, { seenPosition }) => {
    const { filter, range, descending } = readListQuery(query, officeDocumentFilter, ['requested_at'] as const);
    const stale = await isStale(waiter, seenPosition, 'documentRequests', 'cases');
    const { total, requests } = await findOfficeDocuments(pool, { id: filter.id ?? null, descending, range });
    const now = clock.now();
    return {
      body: requests.map((row) => viewOfficeDocument(row, now)),
      headers: { 'content-range': contentRange('document-requests', range, requests.length, total) },
      stale,
    };
  }),
];
