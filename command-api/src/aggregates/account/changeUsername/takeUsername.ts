import { isUniqueViolation } from '@talloor/platform/postgres/isUniqueViolation.ts';
import { usernameKey } from '@talloor/rules/account/usernameKey.ts';
import type { CommandSide } from '../../../commandSide.ts';

/** The name that the login had before, as it is compared. */
export type TakenUsername = { readonly before: string };

/**
 * Gives a login another username: its row is unique, so that of several who want one name exactly one has it.
 * @returns null where somebody else has it
 */
export async function takeUsername(
  pool: CommandSide['pool'],
  userId: string,
  username: string,
): Promise<TakenUsername | null> {
  const text = `
    with held as (select username from command.credentials where user_id = $1 for update)
    update command.credentials c set username = $2 from held where c.user_id = $1 returning held.username as before`;
  try {
    const { rows } = await pool.query<TakenUsername>(text, [userId, usernameKey(username)]);
    return rows[0] ?? null;
  } catch (error) {
    if (isUniqueViolation(error)) return null;
    throw error;
  }
}

/** Gives a login back the name that it had, where nothing came of the other. */
export async function giveBackUsername(
  pool: CommandSide['pool'],
  userId: string,
  { before }: TakenUsername,
  username: string,
): Promise<void> {
  const text = 'update command.credentials set username = $3 where user_id = $1 and username = $2';
  await pool.query(text, [userId, usernameKey(username), before]);
}
