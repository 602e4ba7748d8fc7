import type { AccountEvent, AccountState } from '@talloor/events/account/account.ts';
import type { Decision } from '@talloor/platform/aggregate/aggregate.ts';

export function decideSuspendAccount(reason: string, state: AccountState): Decision<AccountEvent> {
  switch (state.status) {
    case 'none':
      return { rejected: 'not_found' };
    case 'active':
      return [{ type: 'AccountSuspended', data: { reason } }];
    case 'suspended':
      return [];
    case 'cancelled':
      return { rejected: 'account.cancelled' };
    default:
      return state satisfies never;
  }
}
