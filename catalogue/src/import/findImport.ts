import type { Pool } from 'pg';
import type { ImportReport } from './importReport.ts';
import { findRows } from '@talloor/platform/postgres/findRows.ts';
import { columnsOf, typed, type RowOf } from '@talloor/platform/postgres/columns.ts';
import { importsTable } from '../tables.ts';

const importColumns = {
  ...columnsOf(importsTable, 'source'),
  report: typed<ImportReport>('jsonb not null'),
} as const;
export type StoredImport = RowOf<typeof importColumns>;

export async function findImport(pool: Pick<Pool, 'query'>, batch: string): Promise<StoredImport | null> {
  const text = 'select source, report from catalogue.imports where batch_id = $1';
  const rows = await findRows(pool, importColumns, text, [batch]);
  return rows[0] ?? null;
}
