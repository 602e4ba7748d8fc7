import { listOfficeDocumentRequests, officeDocumentFilter } from '@talloor/contracts/endpoints/officeDocuments.ts';
import { route, type Route } from '@talloor/platform/http/handler.ts';
import { contentRange, readListQuery } from '@talloor/platform/http/readListQuery.ts';
import { findRow, findRows } from '@talloor/platform/postgres/findRows.ts';
import { nameOf } from '../invoices/findInvoice.ts';
import { isStale } from '../isStale.ts';
import type { ReadSide } from '../readSide.ts';
import { requestColumns, requestFrom, requestSql } from './findDocumentRequests.ts';
import { viewDocumentRequest } from './viewDocumentRequest.ts';

const rowColumns = { ...requestColumns, requester: 'text' } as const;

const parts = {
  all: 'true',
  todo: `(r.status = 'failed' and r.failure = 'technical' or r.status = 'bundled' and json_array_length(r.missing) > 0)`,
} as const;

export const officeDocumentRoutes = ({ pool, waiter, clock }: ReadSide): readonly Route[] => [
  route(listOfficeDocumentRequests, async ({ query }, { seenPosition }) => {
    const { filter, range, descending } = readListQuery(query, officeDocumentFilter, ['requested_at'] as const);
    const [first, last] = range;
    const stale = await isStale(waiter, seenPosition, 'documentRequests');
    const where = parts[filter.part];
    const order = descending ? 'desc' : 'asc';
    const [count, rows] = await Promise.all([
      findRow(pool, { total: 'int not null' }, `select count(*)::int as total ${requestFrom} where ${where}`),
      findRows(
        pool,
        rowColumns,
        `select ${requestSql}, ${nameOf('r.requested_by')} as requester ${requestFrom} where ${where}
         order by r.requested_at ${order}, r.request_id limit ${last - first + 1} offset ${first}`,
      ),
    ]);
    const now = clock.now();
    return {
      body: rows.map((row) => ({
        ...viewDocumentRequest(row, now),
        requested_at: row.requested_at,
        expires_at: row.expires_at,
        requested_by: row.requester,
      })),
      headers: { 'content-range': contentRange('document-requests', range, rows.length, count?.total ?? 0) },
      stale,
    };
  }),
];
