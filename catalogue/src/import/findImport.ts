import type { Pool } from 'pg';
import type { ImportReport } from './importReport.ts';

export type KeptImport = { readonly source: string; readonly report: ImportReport };

/** The report of a batch as it was kept; null where there was none. */
export async function findImport(pool: Pick<Pool, 'query'>, batch: string): Promise<KeptImport | null> {
  const text = 'select source, report from catalogue.imports where batch_id = $1';
  const { rows } = await pool.query<KeptImport>(text, [batch]);
  return rows[0] ?? null;
}
