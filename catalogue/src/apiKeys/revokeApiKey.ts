import type { Pool } from 'pg';
import { changeCatalogue, type ChangedBy } from '../changes/changeCatalogue.ts';
import { writeRows, type TableRow } from '../changes/writeRows.ts';
import { findRows } from '@talloor/platform/postgres/findRows.ts';
import { typed } from '@talloor/platform/postgres/columns.ts';

/** @returns false for an unknown id */
export async function revokeApiKey(pool: Pick<Pool, 'connect'>, id: string, changedBy: ChangedBy): Promise<boolean> {
  let isThere = false;
  await changeCatalogue(
    pool,
    async (client) => {
      const rows = await findRows(
        client,
        { row: typed<TableRow>('jsonb not null') },
        'select to_jsonb(t) as row from catalogue.api_keys t where key_id::text = $1 for update',
        [id],
      );
      const row = rows[0]?.row;
      if (!row) return;
      isThere = true;
      const revoked = { ...row, revoked_at: row['revoked_at'] ?? changedBy.at.toISOString() };
      await writeRows(client, 'api_keys', ['key_id'], [revoked], changedBy, ['secret_hash']);
    },
    false,
  );
  return isThere;
}
