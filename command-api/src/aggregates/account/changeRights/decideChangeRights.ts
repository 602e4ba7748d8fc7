import type { AccountEvent, AccountState } from '@talloor/events/account/account.ts';
import type { Decision } from '@talloor/platform/aggregate/aggregate.ts';
import { isAboveOwnLimit, completeRights, type CustomerGrant } from '@talloor/rules/account/rights.ts';
import { aboveOwnLimit } from '../../../people/aboveOwnLimit.ts';
import { grantOf } from '../../../people/grantOf.ts';

export type ChangeRights = CustomerGrant & {
  readonly customerNumber: string;
  readonly changedBy: string;
  /** Cents; null: no limit, as for the office. */
  readonly ownLimitCents: number | null;
  readonly reason?: string;
};

/** Managers keep their right until another removes it, so that no customer is without. */
export function decideChangeRights(command: ChangeRights, state: AccountState): Decision<AccountEvent> {
  const { customerNumber, changedBy, ownLimitCents, orderLimitCents, reason } = command;
  if (state.status === 'none' || !state.customers.includes(customerNumber))
    return { rejected: 'portal.user_not_found' };
  const rights = completeRights(command.rights);
  if (state.userId === changedBy && !rights.includes('portal')) return { rejected: 'portal.own_right' };
  const now = grantOf(state, customerNumber);
  if (state.userId === changedBy && now.orderLimitCents !== orderLimitCents) return { rejected: 'portal.own_limit' };
  if (ownLimitCents !== null && isAboveOwnLimit(ownLimitCents, { rights, orderLimitCents }, now))
    return aboveOwnLimit(ownLimitCents);
  const isSame = now.orderLimitCents === orderLimitCents && now.rights.join() === rights.join();
  const data = { customerNumber, rights, orderLimitCents, ...(reason !== undefined && { reason }) };
  return isSame ? [] : [{ type: 'CustomerRightsChanged', data }];
}
