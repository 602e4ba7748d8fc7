import { accountFold, accountStream } from '@talloor/events/account/account.ts';
import { Problem } from '@talloor/platform/http/problem.ts';
import type { CommandSide } from '../../commandSide.ts';
import type { RegisteredAccount } from './loadUserView.ts';

type ActiveAccount = RegisteredAccount & { readonly status: 'active' };

/**
 * @param atLeast a cached account of this revision suffices
 * @throws Problem for an inactive account
 */
export async function loadActiveAccount(
  side: Pick<CommandSide, 'repository'>,
  userId: string,
  atLeast?: number,
): Promise<ActiveAccount> {
  const { state: account } = await side.repository.load(accountFold, accountStream(userId), atLeast);
  switch (account.status) {
    case 'active':
      return { ...account, status: account.status };
    case 'none':
      throw new Problem('login.invalid');
    case 'suspended':
      throw new Problem('account.suspended');
    case 'cancelled':
      throw new Problem('account.cancelled');
    default:
      throw new Error(account satisfies never);
  }
}
