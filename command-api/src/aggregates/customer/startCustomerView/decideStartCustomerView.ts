import type { CustomerEvent, CustomerState } from '@talloor/events/customer/customer.ts';
import type { AccountState } from '@talloor/events/account/account.ts';
import type { Decision } from '@talloor/platform/aggregate/aggregate.ts';

export type StartView = {
  readonly viewId: string;
  readonly userId: string;
  readonly customerNumber: string;
  readonly reason: string;
  readonly until: string;
};

/** Only where the user has access; never to an office account. */
export function decideStartCustomerView(
  { viewId, userId, customerNumber, reason, until }: StartView,
  state: CustomerState,
  account: AccountState,
): Decision<CustomerEvent> {
  if (account.status === 'none') return { rejected: 'user.not_found' };
  const isOfShop = account.roles.every((role) => role === 'customer');
  if (account.status !== 'active' || !isOfShop || !account.customers.includes(customerNumber))
    return { rejected: 'user.not_viewable' };
  if (state.status === 'none' || state.status === 'cancelled') return { rejected: 'user.not_viewable' };
  return [{ type: 'CustomerViewStarted', data: { viewId, userId, reason, until } }];
}
