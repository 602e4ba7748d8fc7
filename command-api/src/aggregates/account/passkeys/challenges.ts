import { z } from 'zod';
import type { CommandSide } from '../../../commandSide.ts';

const challengeMinutes = 5;

type Side = Pick<CommandSide, 'pool' | 'clock' | 'sign'>;

/** `userId` null: a login. */
export async function keepChallenge(
  { pool, clock, sign }: Side,
  challenge: string,
  userId: string | null,
): Promise<void> {
  const now = clock.now();
  await pool.query('delete from command.passkey_challenges where expires_at <= $1', [now]);
  await pool.query('insert into command.passkey_challenges (challenge_hash, user_id, expires_at) values ($1, $2, $3)', [
    sign('passkey challenge', challenge),
    userId,
    new Date(now.getTime() + challengeMinutes * 60_000),
  ]);
}

const clientData = z.object({ challenge: z.string() });

/** @returns null for an expired or used challenge, or another user's */
export async function takeChallenge(
  { pool, clock, sign }: Side,
  clientDataJSON: string,
  userId: string | null,
): Promise<string | null> {
  const challenge = challengeIn(clientDataJSON);
  if (challenge === null) return null;
  const { rowCount } = await pool.query(
    `delete from command.passkey_challenges
     where challenge_hash = $1 and user_id is not distinct from $2 and expires_at > $3`,
    [sign('passkey challenge', challenge), userId, clock.now()],
  );
  return rowCount === 1 ? challenge : null;
}

function challengeIn(clientDataJSON: string): string | null {
  try {
    const parsed = clientData.safeParse(JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString('utf8')));
    return parsed.success ? parsed.data.challenge : null;
  } catch {
    return null;
  }
}
