import { isUniqueViolation } from '@talloor/platform/postgres/isUniqueViolation.ts';
import { usernameKey } from '@talloor/rules/account/usernameKey.ts';
import type { CommandMetadata } from '@talloor/platform/codec/codec.ts';
import type { CommandSide } from '../../../commandSide.ts';
import { noteStep } from '../credentialSteps.ts';
import { findRows } from '@talloor/platform/postgres/findRows.ts';
import type { RowOf } from '@talloor/platform/postgres/columns.ts';

const previousUsernameColumns = { before: 'text not null' } as const;
export type TakenUsername = RowOf<typeof previousUsernameColumns>;

/**
 * Notes the event to append.
 * @returns null when the name is taken
 */
export async function takeUsername(
  pool: CommandSide['pool'],
  userId: string,
  username: string,
  metadata: CommandMetadata,
): Promise<TakenUsername | null> {
  const text = `
    with held as (select username, user_id from command.credentials where user_id = $1 for update),
    noted as (${noteStep('held', 3)})
    update command.credentials c set username = $2 from held where c.user_id = $1 returning held.username as before`;
  const step = { kind: 'username', username };
  try {
    const rows = await findRows(pool, previousUsernameColumns, text, [userId, usernameKey(username), metadata, step]);
    return rows[0] ?? null;
  } catch (error) {
    if (isUniqueViolation(error)) return null;
    throw error;
  }
}

export async function giveBackUsername(
  pool: CommandSide['pool'],
  userId: string,
  { before }: TakenUsername,
  username: string,
  commandId: string,
): Promise<void> {
  const text = `with told as (delete from command.credential_steps where command_id = $4)
    update command.credentials set username = $3 where user_id = $1 and username = $2`;
  await pool.query(text, [userId, usernameKey(username), before, commandId]);
}
