import type { CommandSide } from '../../../commandSide.ts';
import { findRows } from '@talloor/platform/postgres/findRows.ts';
import { columnsOf, type RowOf } from '@talloor/platform/postgres/columns.ts';
import { passkeysTable } from '../../../tables.ts';

/** A user's passkeys at most. */
export const mostPasskeys = 10;

/** What a passkey is checked with; its name is in the account's history. */
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

/** The passkeys of a user. */
export async function passkeysOf(pool: Pool, userId: string): Promise<readonly PasskeyRow[]> {
  const text = `select ${columns} from command.passkeys where user_id = $1 order by created_at`;
  return await findRows(pool, passkeyRowColumns, text, [userId]);
}

/** The passkey that a device names; undefined where nobody has it. */
export async function findPasskey(pool: Pool, credentialId: string): Promise<PasskeyRow | undefined> {
  const text = `select ${columns} from command.passkeys where credential_id = $1`;
  return (await findRows(pool, passkeyRowColumns, text, [credentialId]))[0];
}

type NewPasskey = Omit<PasskeyRow, 'counter' | 'public_key'> & {
  readonly counter: number;
  readonly public_key: Uint8Array;
};

/** Keeps a passkey. @returns false where it is kept already, or its user has as many as one may have */
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

/** Takes a passkey away. @returns whether it was there */
export async function dropPasskey(pool: Pool, userId: string, passkeyId: string): Promise<boolean> {
  const text = 'delete from command.passkeys where user_id = $1 and passkey_id = $2';
  return (await pool.query(text, [userId, passkeyId])).rowCount === 1;
}

/**
 * Notes how often a device has signed, which many never count.
 * @returns false where another answer with this count or a higher one came first, or the passkey was removed meanwhile
 */
export async function countPasskey(pool: Pool, passkeyId: string, counter: number, now: Date): Promise<boolean> {
  const text = `update command.passkeys set counter = $2, last_used_at = $3
    where passkey_id = $1 and (counter < $2 or counter = 0 and $2 = 0)`;
  return (await pool.query(text, [passkeyId, counter, now])).rowCount === 1;
}
