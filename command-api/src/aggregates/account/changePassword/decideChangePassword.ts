import type { AccountEvent, AccountState } from '@talloor/events/account/account.ts';
import type { Decision } from '@talloor/platform/aggregate/aggregate.ts';

export const decideChangePassword = (state: AccountState): Decision<AccountEvent> =>
  state.status === 'none' ? { rejected: 'not_found' } : [{ type: 'AccountPasswordChanged', data: { way: 'profile' } }];
