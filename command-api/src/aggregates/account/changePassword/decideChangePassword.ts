import type { AccountEvent, AccountState } from '@talloor/events/account/account.ts';
import type { Decision } from '@talloor/platform/aggregate/aggregate.ts';

/** Tells that whoever was signed in chose another password; never which. */
export const decideChangePassword = (state: AccountState): Decision<AccountEvent> =>
  state.status === 'none' ? { rejected: 'not_found' } : [{ type: 'AccountPasswordChanged', data: { way: 'profile' } }];
