import type { AccountEvent, AccountState } from '@talloor/events/account/account.ts';
import type { Decision } from '@talloor/platform/aggregate/aggregate.ts';

/** Takes a customer number from an account: it can no longer order for it, nor see it. */
export function decideUnlinkCustomer(customerNumber: string, state: AccountState): Decision<AccountEvent> {
  if (state.status === 'none') return { rejected: 'not_found' };
  return state.customers.includes(customerNumber) ? [{ type: 'CustomerUnlinked', data: { customerNumber } }] : [];
}
