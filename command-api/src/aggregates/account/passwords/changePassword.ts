import { Problem } from '@talloor/platform/http/problem.ts';
import type { RequestContext, SessionUser } from '@talloor/platform/http/handler.ts';
import { accountStream } from '@talloor/events/account/account.ts';
import { usernameKey } from '@talloor/rules/account/usernameKey.ts';
import { commandMetadata } from '../../../commandMetadata.ts';
import type { CommandSide } from '../../../commandSide.ts';
import { accountFold } from '../../../folds.ts';
import { accepted } from '../../../runCommand.ts';
import { loadActiveAccount } from '../loadActiveAccount.ts';
import type { LoginAttempts } from '../login/createLoginAttempts.ts';
import { decideRecordPasswordChange } from '../recovery/decideRecovery.ts';
import { checkNewPassword, type NewPassword } from './checkNewPassword.ts';

/** What a signed-in user types to change the password. */
export type PasswordChange = NewPassword & { readonly current: string };

type Changing = Pick<RequestContext, 'idempotencyKey' | 'correlationId' | 'customerNumber' | 'renewSession'> & {
  readonly user: SessionUser;
};

/**
 * Changes the password of whoever is signed in and knows the one they have. Every session of theirs ends; this one goes on under
 * a new id. A wrong current password counts like one at the login.
 * @returns the position of the event, for `seen`
 * @throws Problem `password.current_wrong`, `password.not_allowed`, `password.not_confirmed`, `login.blocked`, `login.busy`
 */
export async function changePassword(
  side: CommandSide,
  attempts: LoginAttempts,
  change: PasswordChange,
  context: Changing,
): Promise<string | null> {
  const { userId } = context.user;
  const account = await loadActiveAccount(side, userId);
  await side.passwords.inQueue(usernameKey(account.username ?? userId), async () => {
    const kept = await findPasswordHash(side, userId);
    await provePassword(side, attempts, change.current, kept, account.username ?? '');
    checkNewPassword(change, account.username ?? '');
    const passwordHash = await side.passwords.hash(change.password);
    await putInPlace(side, userId, kept, passwordHash);
  });
  // Under an id that nobody else has: the others ended with the old password.
  await context.renewSession();
  const metadata = commandMetadata('changePassword', {}, context, side);
  const command = side.repository.execute(accountFold, accountStream(userId), metadata, (state) =>
    decideRecordPasswordChange('profile', state),
  );
  return (await accepted(command, 'service.unavailable')).position;
}

/** Whether it is the password of this user now. @throws Problem `password.current_wrong`, `login.blocked` */
async function provePassword(
  { passwords }: CommandSide,
  attempts: LoginAttempts,
  password: string,
  kept: string,
  username: string,
): Promise<void> {
  await attempts.admit(username);
  if (await passwords.isKept(password, kept)) return attempts.forget(username);
  await attempts.failed(username);
  throw new Problem('password.current_wrong');
}

async function findPasswordHash({ pool }: CommandSide, userId: string): Promise<string> {
  const { rows } = await pool.query<{ password_hash: string }>(
    'select password_hash from command.credentials where user_id = $1',
    [userId],
  );
  const [kept] = rows;
  if (!kept) throw new Problem('session.required');
  return kept.password_hash;
}

/** Puts the password in place of the one that was proved, and ends every session and link of the user with it. */
async function putInPlace({ pool, clock }: CommandSide, userId: string, kept: string, fresh: string): Promise<void> {
  const { rowCount } = await pool.query(
    `with changed as (
       update command.credentials set password_hash = $3 where user_id = $1 and password_hash = $2 returning user_id
     ), links as (
       update command.reset_tokens set used_at = $4 where used_at is null and user_id in (select user_id from changed)
     ), sessions as (
       delete from platform.sessions where sess -> 'user' ->> 'userId' in (select user_id from changed)
     )
     select from changed`,
    [userId, kept, fresh, clock.now()],
  );
  if (rowCount !== 1) throw new Problem('password.current_wrong');
}
