import type pg from 'pg';
import { endSessionsOf } from '@talloor/platform/http/endSessionsOf.ts';

/**
 * Takes a user's login away for good, which is kept beside the events (ADR 0034), and ends the sessions. May be repeated.
 * @returns whether there was a login
 */
export async function eraseLogin(pool: Pick<pg.Pool, 'query'>, userId: string): Promise<boolean> {
  const { rowCount } = await pool.query('delete from command.credentials where user_id = $1', [userId]);
  await pool.query('delete from command.reset_tokens where user_id = $1', [userId]);
  await pool.query('delete from command.account_emails where user_id = $1', [userId]);
  await pool.query('delete from command.passkeys where user_id = $1', [userId]);
  await pool.query('delete from command.passkey_challenges where user_id = $1', [userId]);
  await pool.query('delete from command.credential_steps where user_id = $1', [userId]);
  await endSessionsOf(pool, userId);
  return rowCount === 1;
}
