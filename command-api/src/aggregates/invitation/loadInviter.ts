import { accountStream } from '@talloor/events/account/account.ts';
import { customerStream } from '@talloor/events/customer/customer.ts';
import type { CommandSide } from '../../commandSide.ts';
import { accountFold, customerFold } from '../../commands/folds.ts';
import { grantOf, mayManageUsersOf } from '../../people/grantOf.ts';

export type Inviter = {
  /** Whether whoever stands for an invitation may still send it, to a customer that goes on. */
  readonly mayInvite: boolean;
  /** Cents of the limit of their own, beyond which they give nobody anything; null is no limit (ADR 0106). */
  readonly ownLimitCents: number | null;
};

/** What the account's stream says of whoever invites. A suspended customer may get users, since it comes back. */
export async function loadInviter(
  { repository }: Pick<CommandSide, 'repository'>,
  invitedBy: string,
  customerNumber: string,
): Promise<Inviter> {
  const [account, customer] = await Promise.all([
    repository.load(accountFold, accountStream(invitedBy)),
    repository.load(customerFold, customerStream(customerNumber)),
  ]);
  return {
    mayInvite: mayManageUsersOf(account.state, customerNumber) && customer.state.status !== 'cancelled',
    ownLimitCents: grantOf(account.state, customerNumber).orderLimitCents,
  };
}
