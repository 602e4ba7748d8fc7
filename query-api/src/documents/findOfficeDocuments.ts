import type pg from 'pg';
import type { OfficeDocumentRow } from '@talloor/contracts/endpoints/officeDocuments.ts';
import { typed, type RowOf } from '@talloor/platform/postgres/columns.ts';
import { findRow, findRows } from '@talloor/platform/postgres/findRows.ts';
import { casesTable } from '@talloor/projections/tables/cases.ts';
import { nameOf } from '../invoices/findInvoice.ts';
import { requestColumns, requestFrom, requestSql } from './findDocumentRequests.ts';
import { viewDocumentRequest } from './viewDocumentRequest.ts';

const rowColumns = {
  ...requestColumns,
  requester: 'text',
  cases: typed<readonly { readonly id: string; readonly number: string }[]>('json not null'),
} as const;
type FoundOfficeDocument = RowOf<typeof rowColumns>;

const rowSql = `select ${requestSql}, ${nameOf('r.requested_by')} as requester,
  (select coalesce(json_agg(json_build_object('id', c.case_id, 'number', c.number) order by c.filed_at), '[]')
    from ${casesTable.qualifiedName} c where c.request_id = r.request_id) as cases
  ${requestFrom}`;

type Page = { readonly id: string | null; readonly descending: boolean; readonly range: readonly [number, number] };

export async function findOfficeDocuments(
  pool: pg.Pool,
  { id, descending, range: [first, last] }: Page,
): Promise<{ readonly total: number; readonly requests: readonly FoundOfficeDocument[] }> {
  const where = 'where $1::text is null or r.request_id = $1';
  const order = descending ? 'desc' : 'asc';
  const [count, requests] = await Promise.all([
    findRow(pool, { total: 'int not null' }, `select count(*)::int as total ${requestFrom} ${where}`, [id]),
    findRows(
      pool,
      rowColumns,
      `${rowSql} ${where} order by r.requested_at ${order}, r.request_id limit ${last - first + 1} offset ${first}`,
      [id],
    ),
  ]);
  return { total: count?.total ?? 0, requests };
}

export const findOfficeDocument = (pool: pg.Pool, requestId: string): Promise<FoundOfficeDocument | null> =>
  findRow(pool, rowColumns, {
    name: 'office-document-request',
    text: `${rowSql} where r.request_id = $1`,
    values: [requestId],
  });

export const viewOfficeDocument = (row: FoundOfficeDocument, now: Date): OfficeDocumentRow => ({
  ...viewDocumentRequest(row, now),
  requested_at: row.requested_at,
  expires_at: row.expires_at,
  requested_by: row.requester,
  cases: [...row.cases],
});
