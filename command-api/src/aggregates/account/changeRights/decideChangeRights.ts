import type { AccountEvent, AccountState } from '@talloor/events/account/account.ts';
import type { Decision } from '@talloor/platform/aggregate/aggregate.ts';
import { isAboveOwnLimit, wholeRights, type CustomerGrant } from '@talloor/rules/account/rights.ts';
import { aboveOwnLimit } from '../../../people/aboveOwnLimit.ts';
import { grantOf } from '../../../people/grantOf.ts';

export type ChangeRights = CustomerGrant & {
  readonly customerNumber: string;
  /** Account of who changes them. */
  readonly changedBy: string;
  /** Cents of the limit of who changes them, for this customer; null is no limit, as the office has none. */
  readonly ownLimitCents: number | null;
  /** Why the office does it. */
  readonly reason?: string;
};

/**
 * Gives a user of a customer these rights and no others. Who manages the customer's users keeps that right: another has to take
 * it, so that a customer is never left without anybody who may. Nobody sets one's own limit: it would hold back nobody. Nor does
 * who has one give another more.
 */
export function decideChangeRights(command: ChangeRights, state: AccountState): Decision<AccountEvent> {
  const { customerNumber, changedBy, ownLimitCents, orderLimitCents, reason } = command;
  if (state.status === 'none' || !state.customers.includes(customerNumber))
    return { rejected: 'portal.user_not_found' };
  const rights = wholeRights(command.rights);
  if (state.userId === changedBy && !rights.includes('portal')) return { rejected: 'portal.own_right' };
  const now = grantOf(state, customerNumber);
  if (state.userId === changedBy && now.orderLimitCents !== orderLimitCents) return { rejected: 'portal.own_limit' };
  if (ownLimitCents !== null && isAboveOwnLimit(ownLimitCents, { rights, orderLimitCents }, now))
    return aboveOwnLimit(ownLimitCents);
  const isSame = now.orderLimitCents === orderLimitCents && now.rights.join() === rights.join();
  const data = { customerNumber, rights, orderLimitCents, ...(reason !== undefined && { reason }) };
  return isSame ? [] : [{ type: 'CustomerRightsChanged', data }];
}
