import type pg from 'pg';
import { findRows } from '@talloor/platform/postgres/findRows.ts';
import { columnsOf } from '@talloor/platform/postgres/columns.ts';
import { invitationsTable } from '../tables.ts';

type Pool = Pick<pg.Pool, 'query'>;

/** Accepted with an existing login, or unaccepted to the person's address. Marks survive an interrupted erasure. */
export async function markInvitationsOf(pool: Pool, personId: string): Promise<readonly string[]> {
  const rows = await findRows(
    pool,
    columnsOf(invitationsTable, 'invitation_id'),
    `update command.invitations i set erased_for = $1
     where invitation_id <> $1 and (accepted_by is null or accepted_by = $1)
       and (accepted_by = $1 or erased_for = $1
         or email_hash in (select email_hash from command.account_emails where user_id = $1))
       and not exists (select from command.credentials c where c.user_id = i.invitation_id)
     returning invitation_id`,
    [personId],
  );
  return rows.map((row) => row.invitation_id);
}

/** Also the one that created the login. Idempotent. */
export async function eraseInvitations(pool: Pool, personId: string): Promise<void> {
  await pool.query('delete from command.invitations where invitation_id = $1 or erased_for = $1', [personId]);
}
