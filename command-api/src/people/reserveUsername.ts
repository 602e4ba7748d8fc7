import { accountFold, accountStream } from '@talloor/events/account/account.ts';
import { registrationStream } from '@talloor/events/registration/events.ts';
import { usernameKey } from '@talloor/rules/account/usernameKey.ts';
import type { CommandSide } from '../commandSide.ts';
import { registrationFold } from '@talloor/events/registration/state.ts';
import { findRows } from '@talloor/platform/postgres/findRows.ts';
import { columnsOf } from '@talloor/platform/postgres/columns.ts';
import { credentialsTable } from '../tables.ts';

type Side = Pick<CommandSide, 'pool' | 'repository'>;
type UsernameRequest = { readonly username: string; readonly registrationId: string; readonly passwordHash: string };

/**
 * Of concurrent requests one wins. A failed registration frees its name.
 * @returns the owner: the registration's id when reserved
 */
export async function reserveUsername(
  side: Side,
  { username, registrationId, passwordHash }: UsernameRequest,
): Promise<string> {
  const key = usernameKey(username);
  for (let attempt = 0; ; attempt += 1) {
    const rows = await findRows(
      side.pool,
      columnsOf(credentialsTable, 'user_id'),
      `with reserved as (
         insert into command.credentials (username, user_id, password_hash) values ($1, $2, $3)
         on conflict do nothing returning user_id)
       select user_id from reserved union all select user_id from command.credentials where username = $1`,
      [key, registrationId, passwordHash],
    );
    // A statement does not see a concurrently inserted row.
    const owner = rows[0]?.user_id;
    if (owner === registrationId) return owner;
    if (owner !== undefined && (attempt > 0 || !(await isForNothing(side, owner)))) return owner;
    if (owner !== undefined) await freeUsername(side, owner);
    else if (attempt > 5) throw new Error('a username is neither free nor taken');
  }
}

export async function freeUsername({ pool }: Pick<Side, 'pool'>, registrationId: string): Promise<void> {
  await pool.query('delete from command.credentials where user_id = $1', [registrationId]);
}

async function isForNothing({ repository, pool }: Side, owner: string): Promise<boolean> {
  const [{ state: account }, { state: registration }] = await Promise.all([
    repository.load(accountFold, accountStream(owner)),
    repository.load(registrationFold, registrationStream(owner)),
  ]);
  if (account.status !== 'none') return false;
  if (registration.status === 'refused' || registration.status === 'closed') return true;
  if (registration.status !== 'none') return false;
  // Abandoned before its registration.
  const { rowCount } = await pool.query(
    `select from command.registrations where registration_id = $1 and filed_at < now() - interval '1 hour'
     union all
     select from command.invitations where invitation_id = $1 and is_open and claimed_at < now() - interval '1 hour'`,
    [owner],
  );
  return rowCount === 1;
}
