import type pg from 'pg';
import type { DocumentFailure, MissingDocument } from '@talloor/events/documentRequest/events.ts';
import { typed } from '@talloor/platform/postgres/columns.ts';
import { findRow, findRows } from '@talloor/platform/postgres/findRows.ts';
import type { FinishedBundle } from './decideRecordBundle.ts';

const columns = {
  state: typed<'done' | 'failed'>('text not null'),
  failure: typed<DocumentFailure>('text'),
  document_count: 'int not null',
  byte_count: 'double precision not null',
  missing: typed<readonly MissingDocument[]>('json not null'),
} as const;

/** Null until query-api has written it. */
export async function findFinishedBundle(
  pool: Pick<pg.Pool, 'query'>,
  requestId: string,
): Promise<FinishedBundle | null> {
  const row = await findRow(pool, columns, {
    name: 'command_finished_bundle',
    text: `select state, failure, done_count as document_count, byte_count::float8 as byte_count, missing
      from exports.document_bundles where request_id = $1 and state in ('done', 'failed')`,
    values: [requestId],
  });
  if (!row) return null;
  if (row.state === 'failed') return { state: 'failed', reason: row.failure ?? 'technical' };
  return { state: 'done', documentCount: row.document_count, byteCount: row.byte_count, missing: row.missing };
}

const rewriteColumns = { request_id: 'text not null', failure: columns.failure } as const;

export async function findFailedRewrites(pool: Pick<pg.Pool, 'query'>) {
  const rows = await findRows(pool, rewriteColumns, {
    name: 'command_failed_rewrites',
    text: `select request_id, failure from exports.document_bundles where state = 'failed' and is_rewrite limit 100`,
    values: [],
  });
  return rows.map(({ request_id: requestId, failure }) => ({
    requestId,
    state: 'failed' as const,
    reason: failure ?? 'technical',
  }));
}
