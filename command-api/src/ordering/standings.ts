import { accountStream, type AccountState } from '@talloor/events/account/account.ts';
import { customerStream, type CustomerState } from '@talloor/events/customer/customer.ts';
import type { Rejection } from '@talloor/platform/aggregate/aggregate.ts';
import type { CommandSide } from '../commandSide.ts';
import { accountFold, customerFold } from '../commands/folds.ts';
import { grantOf } from '../people/grantOf.ts';

type Who = { readonly customerNumber: string; readonly userId: string };

/** Whether somebody may order now; standings are folded from the streams of customer and account. */
export type Standings = {
  readonly customerStatus: CustomerState['status'];
  readonly accountStatus: AccountState['status'];
  /** Whether who orders has that right for the customer (ADR 0106). */
  readonly mayOrder: boolean;
  /** Up to which that user orders alone, in cents; null is no limit (ADR 0108). */
  readonly orderLimitCents: number | null;
};

/** The standing of customer and account, at the tails of their streams. */
export async function loadStandings(
  { repository }: Pick<CommandSide, 'repository'>,
  { customerNumber, userId }: Who,
): Promise<Standings> {
  const [customer, account] = await Promise.all([
    repository.load(customerFold, customerStream(customerNumber)),
    repository.load(accountFold, accountStream(userId)),
  ]);
  const { rights, orderLimitCents } = grantOf(account.state, customerNumber);
  return {
    customerStatus: customer.state.status,
    accountStatus: account.state.status,
    mayOrder: rights.includes('order'),
    orderLimitCents,
  };
}

/** Why somebody may not order now; null where they may. */
export function standingForbids({
  accountStatus,
  customerStatus,
  mayOrder,
}: Pick<Standings, 'accountStatus' | 'customerStatus' | 'mayOrder'>): Rejection | null {
  if (accountStatus === 'suspended' || accountStatus === 'cancelled') return { rejected: `account.${accountStatus}` };
  if (customerStatus === 'suspended' || customerStatus === 'cancelled')
    return { rejected: `customer.${customerStatus}` };
  if (!mayOrder) return { rejected: 'portal.may_not_order' };
  return null;
}
