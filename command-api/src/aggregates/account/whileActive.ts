import type { AccountEvent, AccountState } from '@talloor/events/account/account.ts';
import type { Decision } from '@talloor/platform/aggregate/aggregate.ts';
import type { RegisteredAccount } from './loadUserView.ts';

export function whileActive(
  state: AccountState,
  decide: (account: RegisteredAccount) => Decision<AccountEvent>,
): Decision<AccountEvent> {
  switch (state.status) {
    case 'none':
      return { rejected: 'not_found' };
    case 'suspended':
      return { rejected: 'account.suspended' };
    case 'cancelled':
      return { rejected: 'account.cancelled' };
    case 'active':
      return decide(state);
    default:
      return state satisfies never;
  }
}
