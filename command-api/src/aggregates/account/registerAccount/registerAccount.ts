import { accountFold, accountStream } from '@talloor/events/account/account.ts';
import type { CommandSide } from '../../../commandSide.ts';
import { officeMetadata, system, type Actor } from '../../../commands/officeCommand.ts';
import { usernameKey } from '@talloor/rules/account/usernameKey.ts';
import { decideRegisterAccount, type Registration } from './decideRegisterAccount.ts';
import { findRows } from '@talloor/platform/postgres/findRows.ts';
import { drawUserId } from '../../../people/drawUserId.ts';
import { columnsOf } from '@talloor/platform/postgres/columns.ts';
import { credentialsTable } from '../../../tables.ts';

/** Username or user id of another account. */
export class UsernameTaken extends Error {
  override readonly name = 'UsernameTaken';
}

export type RegisterAccount = Omit<Registration, 'userId'> & { readonly userId?: string } & (
    | { readonly password: string }
    | { readonly passwordHash: string }
  );

/** Repeatable. @throws UsernameTaken */
export async function registerAccount(
  side: Pick<CommandSide, 'pool' | 'repository' | 'clock' | 'hashCommand' | 'passwords'>,
  registration: RegisterAccount,
  actor: Actor = system,
): Promise<string> {
  const { userId: requestedId, username, firstName, lastName, email, language, roles, customers } = registration;
  const accountData = { username, firstName, lastName, email, language, roles, customers };
  const key = usernameKey(username);
  const passwordHash =
    'passwordHash' in registration ? registration.passwordHash : await side.passwords.hash(registration.password);
  const reserved = await findRows(
    side.pool,
    columnsOf(credentialsTable, 'user_id'),
    `insert into command.credentials (username, user_id, password_hash)
     values ($1, $2, $3)
     on conflict do nothing returning user_id`,
    [key, requestedId ?? (await drawUserId(side)), passwordHash],
  );
  const owner = reserved[0] ?? (await ownerOf(side, key));
  if (!owner || (requestedId !== undefined && owner.user_id !== requestedId))
    throw new UsernameTaken(accountData.username);
  const userId = owner.user_id;

  const metadata = officeMetadata('registerAccount', userId, accountData, actor, null, side);
  const outcome = await side.repository.execute(accountFold, accountStream(userId), metadata, (state) =>
    decideRegisterAccount({ ...accountData, userId }, state),
  );
  if (outcome.kind !== 'accepted') throw new UsernameTaken(accountData.username);
  if (reserved.length === 0 && !outcome.repeated && outcome.events.length > 0)
    await side.pool.query('update command.credentials set password_hash = $2 where username = $1', [key, passwordHash]);
  return userId;
}

async function ownerOf(
  side: Pick<CommandSide, 'pool'>,
  username: string,
): Promise<{ readonly user_id: string } | undefined> {
  const rows = await findRows(
    side.pool,
    columnsOf(credentialsTable, 'user_id'),
    'select user_id from command.credentials where username = $1',
    [username],
  );
  return rows[0];
}
