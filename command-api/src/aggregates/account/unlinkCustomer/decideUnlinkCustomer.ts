import type { AccountEvent, AccountState } from '@talloor/events/account/account.ts';
import type { Decision } from '@talloor/platform/aggregate/aggregate.ts';

export function decideUnlinkCustomer(
  customerNumber: string,
  state: AccountState,
  reason?: string,
): Decision<AccountEvent> {
  if (state.status === 'none') return { rejected: 'not_found' };
  if (!state.customers.includes(customerNumber)) return [];
  const data = reason === undefined ? { customerNumber } : { customerNumber, reason };
  return [{ type: 'CustomerUnlinked', data }];
}
