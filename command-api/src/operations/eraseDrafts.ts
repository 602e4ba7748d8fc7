import type pg from 'pg';
import type { Sign } from '@talloor/platform/createSigner.ts';
import { draftRow } from '../aggregates/registration/keepDraft/registrationDrafts.ts';
import { findRows } from '@talloor/platform/postgres/findRows.ts';
import { columnsOf } from '@talloor/platform/postgres/columns.ts';
import { registrationDraftsTable } from '../tables.ts';

/** Sealed, and expired after a day anyway. */
export async function eraseDrafts(pool: Pick<pg.Pool, 'query'>, sign: Sign, registrationId: string): Promise<void> {
  const rows = await findRows(
    pool,
    columnsOf(registrationDraftsTable, 'visitor'),
    'select visitor from command.registrations where registration_id = $1',
    [registrationId],
  );
  const visitors = rows.map(({ visitor }) => draftRow({ sign }, visitor));
  await pool.query('delete from command.registration_drafts where visitor = any($1)', [visitors]);
}
