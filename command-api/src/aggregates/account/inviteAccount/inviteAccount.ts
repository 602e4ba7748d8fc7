import { accountFold, accountStream, type AccountEvent, type AccountState } from '@talloor/events/account/account.ts';
import type { CommandMetadata } from '@talloor/platform/codec/codec.ts';
import { Problem } from '@talloor/platform/http/problem.ts';
import { usernameKey } from '@talloor/rules/account/usernameKey.ts';
import type { CommandSide } from '../../../commandSide.ts';
import { awaitAccepted, type Accepted } from '../../../commands/runCommand.ts';
import { drawUserId } from '../../../people/drawUserId.ts';
import { findUsersByEmail, keepEmail } from '../../../people/knownEmails.ts';
import { freeUsername, reserveUsername } from '../../../people/reserveUsername.ts';
import { noPassword } from '../passwords/noPassword.ts';
import { decideInviteAccount, type NewAccount } from './decideInviteAccount.ts';

type Side = Pick<CommandSide, 'pool' | 'repository' | 'clock' | 'sign'>;
export type InvitedAccount = Accepted<AccountState, AccountEvent> & { readonly userId: string };

/**
 * An account without a password; again: a new link.
 * @throws Problem
 */
export async function inviteAccount(
  side: Side,
  account: NewAccount,
  metadata: CommandMetadata,
  isInvitedNow = true,
): Promise<InvitedAccount> {
  const { username } = account;
  const drawnId = await drawUserId(side);
  const userId = await reserveUsername(side, { username, registrationId: drawnId, passwordHash: noPassword });
  try {
    const isEmailTaken = await hasOtherAccount(side, account.email, userId);
    const hasNoPassword = userId !== drawnId && (await lacksPassword(side, userId));
    const facts = { userId, now: side.clock.now(), isEmailTaken, isInvitedNow, hasNoPassword };
    const outcome = await awaitAccepted(
      side.repository.execute(accountFold, accountStream(userId), metadata, (state) =>
        decideInviteAccount({ ...account, username: usernameKey(username) }, facts, state),
      ),
      'service.unavailable',
    );
    await keepEmail(side, userId, account.email);
    return { ...outcome, userId };
  } catch (error) {
    if (error instanceof Problem && userId === drawnId) await freeUsername(side, userId);
    throw error;
  }
}

async function lacksPassword({ pool }: Side, userId: string): Promise<boolean> {
  const { rowCount } = await pool.query('select from command.credentials where user_id = $1 and password_hash = $2', [
    userId,
    noPassword,
  ]);
  return (rowCount ?? 0) > 0;
}

async function hasOtherAccount(side: Side, email: string, userId: string): Promise<boolean> {
  const others = (await findUsersByEmail(side, email)).filter((each) => each !== userId);
  const accounts = await Promise.all(others.map((each) => side.repository.load(accountFold, accountStream(each))));
  return accounts.some(({ state }) => state.status === 'active' || state.status === 'suspended');
}
