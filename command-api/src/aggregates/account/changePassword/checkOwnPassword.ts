import { Problem } from '@talloor/platform/http/problem.ts';
import type { RateLimit } from '@talloor/platform/http/rateLimits.ts';
import type { CommandSide } from '../../../commandSide.ts';
import { findRows } from '@talloor/platform/postgres/findRows.ts';
import { columnsOf } from '@talloor/platform/postgres/columns.ts';
import { credentialsTable } from '../../../tables.ts';

/**
 * @returns the stored hash
 * @throws Problem `profile.password_incorrect`, `login.busy`
 */
export async function checkOwnPassword(
  { pool, passwords }: Pick<CommandSide, 'pool' | 'passwords'>,
  userId: string,
  password: string,
): Promise<string> {
  const rows = await findRows(
    pool,
    columnsOf(credentialsTable, 'password_hash'),
    'select password_hash from command.credentials where user_id = $1',
    [userId],
  );
  const storedHash = rows[0]?.password_hash ?? null;
  const isRight = await passwords.inQueue(`own ${userId}`, () => passwords.isCorrect(password, storedHash));
  if (storedHash === null || !isRight) throw new Problem('profile.password_incorrect');
  return storedHash;
}

/** Against guessing on an unlocked screen. */
export const ownPasswordLimit = (endpoint: string): RateLimit => ({
  endpoint,
  windowSeconds: 15 * 60,
  perUser: 10,
  problem: 'request.rate_limited',
});
