import { verify } from '@node-rs/argon2';
import { Problem } from '@talloor/platform/http/problem.ts';
import type { RateLimit } from '@talloor/platform/http/rateLimits.ts';
import type { CommandSide } from '../../../commandSide.ts';

/** Makes sure that whoever is signed in knows the password, too. @throws Problem profile.password_incorrect */
export async function checkOwnPassword(
  { pool }: Pick<CommandSide, 'pool'>,
  userId: string,
  password: string,
): Promise<void> {
  const { rows } = await pool.query<{ password_hash: string }>(
    'select password_hash from command.credentials where user_id = $1',
    [userId],
  );
  const hash = rows[0]?.password_hash;
  if (hash === undefined || !(await verify(hash, password))) throw new Problem('profile.password_incorrect');
}

/** Whoever found a screen unlocked is not to try passwords: so many calls in a quarter of an hour, good ones too. */
export const ownPasswordLimit = (endpoint: string): RateLimit => ({
  endpoint,
  windowSeconds: 15 * 60,
  perUser: 10,
  problem: 'request.rate_limited',
});
