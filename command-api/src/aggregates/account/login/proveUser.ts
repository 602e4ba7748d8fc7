import { usernameKey } from '@talloor/rules/account/usernameKey.ts';
import { Problem } from '@talloor/platform/http/problem.ts';
import type { CommandSide } from '../../../commandSide.ts';
import { blocked, blockMinutes, mostFailures, type LoginAttempts } from './createLoginAttempts.ts';
import { recordLockOut } from '../recordLockOut/recordLockOut.ts';
import { findRows } from '@talloor/platform/postgres/findRows.ts';
import { columnsOf, type RowOf } from '@talloor/platform/postgres/columns.ts';
import { credentialsTable } from '../../../tables.ts';

export type Typed = { readonly username: string; readonly password: string };

export type ProvenUser = {
  readonly userId: string;
  /** Whether the password is unchanged since its check. */
  readonly stillHolds: () => Promise<boolean>;
};

/**
 * Unknown names count, cost and answer like wrong passwords, so that names stay secret.
 * @throws Problem `login.invalid`, `login.blocked`, `login.busy`
 */
export async function proveUser(side: CommandSide, attempts: LoginAttempts, typed: Typed): Promise<ProvenUser> {
  const { username, password } = typed;
  const name = usernameKey(username);
  return side.passwords.inQueue(name, async () => {
    await attempts.admit(username);
    const known = await findCredentials(side, name);
    const holds = await side.passwords.isKept(password, known?.password_hash ?? null);
    if (known && holds) {
      await attempts.forget(username);
      if (side.passwords.isOutdated(known.password_hash)) await renew(side, known, password);
      return { userId: known.user_id, stillHolds: () => stillHolds(side, known, password) };
    }
    const { attemptsLeft, blockedUntil } = await attempts.failed(username);
    if (blockedUntil === null)
      throw new Problem('login.invalid', { parameters: { attempts_left: attemptsLeft, minutes: blockMinutes } });
    // Not awaited: the time would reveal existing names.
    if (known) void recordLockOut(side, known.user_id, { attempts: mostFailures, blockedUntil });
    throw blocked(blockedUntil, side.clock.now());
  });
}

const credentialsColumns = columnsOf(credentialsTable, 'user_id', 'password_hash');
type Credentials = RowOf<typeof credentialsColumns>;

async function findCredentials({ pool }: Pick<CommandSide, 'pool'>, name: string): Promise<Credentials | undefined> {
  const found = await findRows(
    pool,
    credentialsColumns,
    'select user_id, password_hash from command.credentials where username = $1',
    [name],
  );
  return found[0];
}

/** Rarely, another hash must be checked. */
async function stillHolds({ pool, passwords }: CommandSide, proven: Credentials, password: string): Promise<boolean> {
  const rows = await findRows(
    pool,
    credentialsColumns,
    'select user_id, password_hash from command.credentials where user_id = $1',
    [proven.user_id],
  );
  const kept = rows[0]?.password_hash ?? null;
  return kept === proven.password_hash || passwords.inQueue(proven.user_id, () => passwords.isKept(password, kept));
}

/** Rehashes at today's cost. */
async function renew({ pool, passwords }: CommandSide, kept: Credentials, password: string): Promise<void> {
  const fresh = await passwords.hash(password);
  await pool.query('update command.credentials set password_hash = $3 where user_id = $1 and password_hash = $2', [
    kept.user_id,
    kept.password_hash,
    fresh,
  ]);
}
