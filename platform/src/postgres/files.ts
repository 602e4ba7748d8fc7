import type pg from 'pg';
import { findRows } from './findRows.ts';
import { columnsOf } from './columns.ts';
import { filesTable } from '../tables.ts';

/** Files of people for both services; stored here for the backup. */
export type KeptFile = {
  readonly fileId: string;
  /** Erased with this person. */
  readonly ownerId: string;
  readonly contentType: string;
  readonly content: Buffer;
};

type Database = Pick<pg.Pool, 'query'>;

/** Stores equal files once. */
export async function keepFile(pool: Database, { fileId, ownerId, contentType, content }: KeptFile): Promise<void> {
  await pool.query(
    `insert into platform.files (file_id, owner_id, content_type, content) values ($1, $2, $3, $4)
     on conflict (file_id) do nothing`,
    [fileId, ownerId, contentType, content],
  );
}

export async function readFile(
  pool: Database,
  fileId: string,
): Promise<Pick<KeptFile, 'contentType' | 'content'> | null> {
  const rows = await findRows(pool, columnsOf(filesTable, 'content_type', 'content'), {
    name: 'read-file',
    text: 'select content_type, content from platform.files where file_id = $1',
    values: [fileId],
  });
  const [row] = rows;
  return row ? { contentType: row.content_type, content: row.content } : null;
}

export async function dropFile(pool: Database, fileId: string): Promise<void> {
  await pool.query('delete from platform.files where file_id = $1', [fileId]);
}

export async function eraseFilesOf(pool: Database, ownerId: string): Promise<number> {
  return (await pool.query('delete from platform.files where owner_id = $1', [ownerId])).rowCount ?? 0;
}
