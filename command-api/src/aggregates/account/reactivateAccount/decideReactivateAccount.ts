import type { AccountEvent, AccountState } from '@talloor/events/account/account.ts';
import type { Decision } from '@talloor/platform/aggregate/aggregate.ts';

export function decideReactivateAccount(reason: string, state: AccountState): Decision<AccountEvent> {
  switch (state.status) {
    case 'none':
      return { rejected: 'user.not_found' };
    case 'active':
      return [];
    case 'suspended':
      return [{ type: 'AccountReactivated', data: { reason } }];
    case 'cancelled':
      return { rejected: 'user.cancelled' };
    default:
      return state satisfies never;
  }
}
