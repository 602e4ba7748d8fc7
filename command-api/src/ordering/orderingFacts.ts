import { accountFold, accountStream, type AccountState } from '@talloor/events/account/account.ts';
import { customerFold, customerStream, type CustomerState } from '@talloor/events/customer/customer.ts';
import type { Rejection } from '@talloor/platform/aggregate/aggregate.ts';
import { mustAcceptTerms, termsOn } from '@talloor/rules/account/termsOn.ts';
import { dayAt } from '@talloor/rules/delivery/brusselsTime.ts';
import type { CommandSide } from '../commandSide.ts';
import { grantOf } from '../people/grantOf.ts';

type CustomerUser = { readonly customerNumber: string; readonly userId: string };

/** From the streams of customer and account. */
export type OrderingFacts = {
  readonly customerStatus: CustomerState['status'];
  readonly accountStatus: AccountState['status'];
  /** ADR 0106. */
  readonly mayOrder: boolean;
  /** Cents; null: no limit (ADR 0108). */
  readonly orderLimitCents: number | null;
  /** Another version or text than the accepted one is in force. */
  readonly mustAcceptTerms: boolean;
};

/** Reads both streams to their end. */
export async function loadOrderingFacts(
  { repository, catalogue, clock }: Pick<CommandSide, 'repository' | 'catalogue' | 'clock'>,
  { customerNumber, userId }: CustomerUser,
): Promise<OrderingFacts> {
  const [customer, account, versions] = await Promise.all([
    repository.load(customerFold, customerStream(customerNumber)),
    repository.load(accountFold, accountStream(userId)),
    catalogue.findTermsVersions(),
  ]);
  const terms = termsOn(versions, dayAt(clock.now().getTime()));
  const acceptedTerms = account.state.status === 'none' ? null : account.state.acceptedTerms;
  const { rights, orderLimitCents } = grantOf(account.state, customerNumber);
  return {
    customerStatus: customer.state.status,
    accountStatus: account.state.status,
    mayOrder: rights.includes('order'),
    orderLimitCents,
    mustAcceptTerms: mustAcceptTerms(terms, acceptedTerms),
  };
}

/** Null when allowed. */
export function orderingForbidden({
  accountStatus,
  customerStatus,
  mayOrder,
}: Pick<OrderingFacts, 'accountStatus' | 'customerStatus' | 'mayOrder'>): Rejection | null {
  if (accountStatus === 'suspended' || accountStatus === 'cancelled') return { rejected: `account.${accountStatus}` };
  if (customerStatus === 'suspended' || customerStatus === 'cancelled')
    return { rejected: `customer.${customerStatus}` };
  if (!mayOrder) return { rejected: 'portal.may_not_order' };
  return null;
}
