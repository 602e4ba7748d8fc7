import type { AccountEvent, AccountState } from '@talloor/events/account/account.ts';
import type { Decision } from '@talloor/platform/aggregate/aggregate.ts';

type Link = {
  readonly customerNumber: string;
  readonly reason: string;
  readonly customerStatus: 'none' | 'active' | 'suspended' | 'cancelled';
};

/** Suspended customers can return, so they may get users. */
export function decideLinkCustomer(
  { customerNumber, reason, customerStatus }: Link,
  state: AccountState,
): Decision<AccountEvent> {
  if (state.status === 'none') return { rejected: 'user.not_found' };
  if (state.customers.includes(customerNumber)) return [];
  if (state.status === 'cancelled') return { rejected: 'user.cancelled' };
  if (!state.roles.includes('customer')) return { rejected: 'user.no_customer' };
  if (customerStatus === 'none') return { rejected: 'customer.not_found' };
  if (customerStatus === 'cancelled') return { rejected: 'customer.cancelled' };
  return [{ type: 'CustomerLinked', data: { customerNumber, reason } }];
}
