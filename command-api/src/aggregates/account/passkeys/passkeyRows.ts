import type { CommandSide } from '../../../commandSide.ts';
import { findRows } from '@talloor/platform/postgres/findRows.ts';
import { columnsOf, type RowOf } from '@talloor/platform/postgres/columns.ts';
import { passkeysTable } from '../../../tables.ts';

export const mostPasskeys = 10;

const passkeyRowColumns = columnsOf(
  passkeysTable,
  'passkey_id',
  'user_id',
  'credential_id',
  'public_key',
  'counter',
  'transports',
);
export type PasskeyRow = RowOf<typeof passkeyRowColumns>;

type Pool = CommandSide['pool'];
const columns = 'passkey_id, user_id, credential_id, public_key, counter, transports';

export async function passkeysOf(pool: Pool, userId: string): Promise<readonly PasskeyRow[]> {
  const text = `select ${columns} from command.passkeys where user_id = $1 order by created_at`;
  return await findRows(pool, passkeyRowColumns, text, [userId]);
}

export async function findPasskey(pool: Pool, credentialId: string): Promise<PasskeyRow | undefined> {
  const text = `select ${columns} from command.passkeys where credential_id = $1`;
  return (await findRows(pool, passkeyRowColumns, text, [credentialId]))[0];
}

type NewPasskey = Omit<PasskeyRow, 'counter' | 'public_key'> & {
  readonly counter: number;
  readonly public_key: Uint8Array;
};

/** @returns false when already stored, or at the maximum */
export async function keepPasskey(pool: Pool, passkey: NewPasskey): Promise<boolean> {
  const { rowCount } = await pool.query(
    `insert into command.passkeys (${columns})
     select $1, $2, $3, $4, $5, $6
     where (select count(*) from command.passkeys where user_id = $2) < ${mostPasskeys}
     on conflict do nothing`,
    [
      passkey.passkey_id,
      passkey.user_id,
      passkey.credential_id,
      Buffer.from(passkey.public_key),
      passkey.counter,
      passkey.transports,
    ],
  );
  return rowCount === 1;
}

export async function dropPasskey(pool: Pool, userId: string, passkeyId: string): Promise<boolean> {
  const text = 'delete from command.passkeys where user_id = $1 and passkey_id = $2';
  return (await pool.query(text, [userId, passkeyId])).rowCount === 1;
}

/**
 * Many devices leave the counter at 0.
 * @returns false after an equal or higher count, or removal
 */
export async function countPasskey(pool: Pool, passkeyId: string, counter: number, now: Date): Promise<boolean> {
  const text = `update command.passkeys set counter = $2, last_used_at = $3
    where passkey_id = $1 and (counter < $2 or counter = 0 and $2 = 0)`;
  return (await pool.query(text, [passkeyId, counter, now])).rowCount === 1;
}
