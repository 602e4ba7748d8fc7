import type pg from 'pg';
import { findRow } from '../postgres/findRows.ts';
import { columnsOf, typed } from '../postgres/columns.ts';
import { sealingFailureTable } from '../tables.ts';
import { SealingKeyRefused } from './sealingKeys.ts';

export const sealingFailures = ['key_missing', 'key_other', 'key_unusable', 'other'] as const;
type Database = Pick<pg.Pool, 'query'>;
export type SealingFailureKind = (typeof sealingFailures)[number];
export type SealingFailure = { readonly kind: SealingFailureKind; readonly error: string; readonly at: Date };

export async function noteSealingFailure(database: Database, error: unknown, at: Date): Promise<void> {
  const kind: SealingFailureKind = error instanceof SealingKeyRefused ? `key_${error.kind}` : 'other';
  const text = error instanceof Error ? error.message : String(error);
  await database.query(
    `insert into platform.sealing_failure (kind, error, failed_at) values ($1, $2, $3)
     on conflict (only_row) do update set kind = excluded.kind, error = excluded.error`,
    [kind, text, at],
  );
}

export const clearSealingFailure = async (database: Database): Promise<void> =>
  void (await database.query('delete from platform.sealing_failure'));

export async function findSealingFailure(database: Database): Promise<SealingFailure | null> {
  const columns = {
    ...columnsOf(sealingFailureTable, 'error', 'failed_at'),
    kind: typed<SealingFailureKind>('text not null'),
  } as const;
  const row = await findRow(database, columns, 'select kind, error, failed_at from platform.sealing_failure');
  return row && { kind: row.kind, error: row.error, at: row.failed_at };
}
