import { emailKey } from '@talloor/rules/account/emailKey.ts';
import type { Sign } from '@talloor/platform/createSigner.ts';
import type { CommandSide } from '../commandSide.ts';
import { findRows } from '@talloor/platform/postgres/findRows.ts';
import { columnsOf } from '@talloor/platform/postgres/columns.ts';
import { accountEmailsTable } from '../tables.ts';

const mostUsers = 10;

type Side = Pick<CommandSide, 'pool' | 'sign'>;

export const emailHash = (sign: Sign, email: string): string => sign('account email', emailKey(email));

/** Stored as hash; deleted after erasure. */
export async function keepEmail({ pool, sign }: Side, userId: string, email: string | null): Promise<void> {
  if (email === null) {
    await pool.query('delete from command.account_emails where user_id = $1', [userId]);
    return;
  }
  await pool.query(
    `insert into command.account_emails (user_id, email_hash) values ($1, $2)
     on conflict (user_id) do update set email_hash = excluded.email_hash`,
    [userId, emailHash(sign, email)],
  );
}

/** A hint; account streams decide. */
export async function findUsersByEmail({ pool, sign }: Side, email: string): Promise<readonly string[]> {
  const rows = await findRows(
    pool,
    columnsOf(accountEmailsTable, 'user_id'),
    'select user_id from command.account_emails where email_hash = $1 order by user_id limit $2',
    [emailHash(sign, email), mostUsers],
  );
  return rows.map(({ user_id: userId }) => userId);
}
