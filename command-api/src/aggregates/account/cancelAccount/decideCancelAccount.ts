import type { AccountEvent, AccountState } from '@talloor/events/account/account.ts';
import type { Decision } from '@talloor/platform/aggregate/aggregate.ts';

export function decideCancelAccount(reason: string, state: AccountState): Decision<AccountEvent> {
  switch (state.status) {
    case 'none':
      return { rejected: 'not_found' };
    case 'active':
    case 'suspended':
      return [{ type: 'AccountCancelled', data: { reason } }];
    case 'cancelled':
      return [];
    default:
      return state satisfies never;
  }
}
