import type pg from 'pg';
import { accountsTable } from '@talloor/projections/tables/accounts.ts';
import { documentRequestsTable } from '@talloor/projections/tables/documentRequests.ts';
import { listOf, orNull, columnsOf, type RowOf } from '@talloor/platform/postgres/columns.ts';
import { findRow, findRows } from '@talloor/platform/postgres/findRows.ts';
import { documentBundlesTable } from '../exportTables.ts';
import { holdsDocuments } from './holdsDocuments.ts';

export const requestColumns = {
  ...documentRequestsTable.columns,
  bundle_state: orNull(columnsOf(documentBundlesTable, 'state')).state,
  /** A file that was written again may have another size. */
  file_bytes: orNull(columnsOf(documentBundlesTable, 'byte_count')).byte_count,
  done_count: 'int',
  total_count: 'int',
} as const;
export type FoundDocumentRequest = RowOf<typeof requestColumns>;

export const requestSql = `${listOf(documentRequestsTable.columns, 'r')}, b.state as bundle_state, b.byte_count as file_bytes, b.done_count, b.total_count`;
export const requestFrom = `from ${documentRequestsTable.qualifiedName} r
  left join exports.document_bundles b on b.request_id = r.request_id`;

const holdsAll = holdsDocuments('$1', 'r.customer_numbers', 'r.type');

const mostShown = 50;

export const findDocumentRequests = (pool: pg.Pool, userId: string): Promise<FoundDocumentRequest[]> =>
  findRows(pool, requestColumns, {
    name: 'document-requests',
    text: `select ${requestSql} ${requestFrom}
      where (r.requested_by = $1 or lower(r.extra_recipient) = (
          select lower(a.email) from ${accountsTable.qualifiedName} a where a.user_id = $1))
        and ${holdsAll}
      order by r.requested_at desc, r.request_id limit ${mostShown}`,
    values: [userId],
  });

/** With an extra recipient, every user of the customers may follow the link. Null for others. */
export const findDownloadableRequest = (
  pool: pg.Pool,
  requestId: string,
  userId: string,
): Promise<FoundDocumentRequest | null> =>
  findRow(pool, requestColumns, {
    name: 'downloadable-document-request',
    text: `select ${requestSql} ${requestFrom}
      where r.request_id = $2 and (r.requested_by = $1 or r.extra_recipient is not null) and ${holdsAll}`,
    values: [userId, requestId],
  });
