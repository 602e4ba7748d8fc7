import { accountStream } from '@talloor/events/account/account.ts';
import { customerStream } from '@talloor/events/customer/customer.ts';
import type { CommandSide } from '../../commandSide.ts';
import { accountFold, customerFold } from '../../folds.ts';
import { mayManageUsersOf } from '../../grantOf.ts';

/**
 * Whether whoever stands for an invitation may still send it, as their account's stream says, to a customer that goes on. A
 * suspended customer may get users, since it comes back.
 */
export async function mayStillInvite(
  { repository }: Pick<CommandSide, 'repository'>,
  invitedBy: string,
  customerNumber: string,
): Promise<boolean> {
  const [account, customer] = await Promise.all([
    repository.load(accountFold, accountStream(invitedBy)),
    repository.load(customerFold, customerStream(customerNumber)),
  ]);
  return mayManageUsersOf(account.state, customerNumber) && customer.state.status !== 'cancelled';
}
