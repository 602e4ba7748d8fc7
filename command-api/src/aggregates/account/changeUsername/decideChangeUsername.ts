import type { AccountEvent, AccountState } from '@talloor/events/account/account.ts';
import type { Decision } from '@talloor/platform/aggregate/aggregate.ts';

/** Gives an account another username, which was reserved before; the one that it has changes nothing. */
export function decideChangeUsername(username: string, state: AccountState): Decision<AccountEvent> {
  switch (state.status) {
    case 'none':
      return { rejected: 'not_found' };
    case 'suspended':
      return { rejected: 'account.suspended' };
    case 'cancelled':
      return { rejected: 'account.cancelled' };
    case 'active':
      return state.username === username
        ? []
        : [{ type: 'AccountUsernameChanged', data: { userId: state.userId, username } }];
    default:
      return state satisfies never;
  }
}
