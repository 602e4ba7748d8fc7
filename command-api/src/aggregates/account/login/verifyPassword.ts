import { hash, verify } from '@node-rs/argon2';
import type { CommandSide } from '../../../commandSide.ts';
import { usernameKey } from '@talloor/rules/account/usernameKey.ts';

let decoy: Promise<string> | undefined;

/**
 * The user id that a username and password belong to, or null. An unknown name costs as much time as a wrong password, so
 * that nobody learns which names exist.
 */
export async function verifyPassword(
  pool: CommandSide['pool'],
  username: string,
  password: string,
): Promise<string | null> {
  const { rows } = await pool.query<{ user_id: string; password_hash: string }>(
    'select user_id, password_hash from command.credentials where username = $1',
    [usernameKey(username)],
  );
  const [known] = rows;
  decoy ??= hash('nobody has this password');
  const holds = await verify(known?.password_hash ?? (await decoy), password);
  return known && holds ? known.user_id : null;
}
