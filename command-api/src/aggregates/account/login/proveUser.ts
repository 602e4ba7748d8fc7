import { usernameKey } from '@talloor/rules/account/usernameKey.ts';
import { Problem } from '@talloor/platform/http/problem.ts';
import type { CommandSide } from '../../../commandSide.ts';
import { blocked, blockMinutes, mostFailures, type LoginAttempts } from './createLoginAttempts.ts';
import { recordLockOut } from '../recordLockOut/recordLockOut.ts';
import { findRows } from '@talloor/platform/postgres/findRows.ts';
import { columnsOf, type RowOf } from '@talloor/platform/postgres/columns.ts';
import { credentialsTable } from '../../../tables.ts';

export type EnteredCredentials = { readonly username: string; readonly password: string };

export type ProvenUser = {
  readonly userId: string;
  readonly isPasswordUnchanged: () => Promise<boolean>;
};

/**
 * Unknown names count, cost and answer like wrong passwords.
 * @throws Problem `login.invalid`, `login.blocked`, `login.busy`
 */
export async function proveUser(
  side: CommandSide,
  attempts: LoginAttempts,
  credentials: EnteredCredentials,
): Promise<ProvenUser> {
  const { username, password } = credentials;
  const name = usernameKey(username);
  return side.passwords.inQueue(name, async () => {
    await attempts.admit(username);
    const storedCredentials = await findCredentials(side, name);
    const isCorrect = await side.passwords.isCorrect(password, storedCredentials?.password_hash ?? null);
    if (storedCredentials && isCorrect) {
      await attempts.forget(username);
      if (side.passwords.isOutdated(storedCredentials.password_hash)) await renew(side, storedCredentials, password);
      return {
        userId: storedCredentials.user_id,
        isPasswordUnchanged: () => isPasswordUnchanged(side, storedCredentials, password),
      };
    }
    const { attemptsLeft, blockedUntil } = await attempts.recordFailure(username, storedCredentials?.user_id ?? null);
    if (blockedUntil === null)
      throw new Problem('login.invalid', { parameters: { attempts_left: attemptsLeft, minutes: blockMinutes } });
    // Not awaited: the time would reveal existing names.
    if (storedCredentials)
      void recordLockOut(side, storedCredentials.user_id, { attempts: mostFailures, blockedUntil });
    throw blocked(blockedUntil, side.clock.now());
  });
}

const credentialsColumns = columnsOf(credentialsTable, 'user_id', 'password_hash');
type Credentials = RowOf<typeof credentialsColumns>;

/** By `usernameKey`. */
export async function findCredentials(
  { pool }: Pick<CommandSide, 'pool'>,
  name: string,
): Promise<Credentials | undefined> {
  const rows = await findRows(pool, credentialsColumns, {
    name: 'command_credentials_of_name',
    text: 'select user_id, password_hash from command.credentials where username = $1',
    values: [name],
  });
  return rows[0];
}

/** Rarely, another hash must be checked. */
async function isPasswordUnchanged(
  { pool, passwords }: CommandSide,
  credentials: Credentials,
  password: string,
): Promise<boolean> {
  const rows = await findRows(
    pool,
    credentialsColumns,
    'select user_id, password_hash from command.credentials where user_id = $1',
    [credentials.user_id],
  );
  const currentHash = rows[0]?.password_hash ?? null;
  return (
    currentHash === credentials.password_hash ||
    passwords.inQueue(credentials.user_id, () => passwords.isCorrect(password, currentHash))
  );
}

async function renew({ pool, passwords }: CommandSide, credentials: Credentials, password: string): Promise<void> {
  const fresh = await passwords.hash(password);
  await pool.query('update command.credentials set password_hash = $3 where user_id = $1 and password_hash = $2', [
    credentials.user_id,
    credentials.password_hash,
    fresh,
  ]);
}
