import { accountFold, accountStream } from '@talloor/events/account/account.ts';
import { customerFold, customerStream } from '@talloor/events/customer/customer.ts';
import type { CommandSide } from '../../commandSide.ts';
import { grantOf, mayManageUsersOf } from '../../people/grantOf.ts';

export type Inviter = {
  readonly mayInvite: boolean;
  /** Maximum to give. Null: no limit (ADR 0106). */
  readonly ownLimitCents: number | null;
};

/** Suspended customers may get users. */
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
