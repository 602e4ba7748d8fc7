import type pg from 'pg';
import { endSessionsOf } from '@talloor/platform/http/endSessionsOf.ts';

/**
 * Also ends sessions. Idempotent (ADR 0034).
 * @returns whether it existed
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
