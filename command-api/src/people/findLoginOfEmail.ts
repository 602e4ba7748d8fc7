import { accountFold, accountStream } from '@talloor/events/account/account.ts';
import type { CommandSide } from '../commandSide.ts';
import { findUsersByEmail } from './knownEmails.ts';

/** Null without active login. */
export async function findLoginOfEmail(
  side: Pick<CommandSide, 'pool' | 'sign' | 'repository'>,
  email: string,
): Promise<{ readonly userId: string; readonly customers: readonly string[] } | null> {
  const users = await findUsersByEmail(side, email);
  const accounts = await Promise.all(users.map((userId) => side.repository.load(accountFold, accountStream(userId))));
  for (const { state } of accounts)
    if (state.status === 'active' || state.status === 'suspended')
      return { userId: state.userId, customers: state.customers };
  return null;
}
