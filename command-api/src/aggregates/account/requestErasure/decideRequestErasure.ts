import type { AccountEvent, AccountState } from '@talloor/events/account/account.ts';
import type { Decision } from '@talloor/platform/aggregate/aggregate.ts';

export function decideRequestErasure(state: AccountState): Decision<AccountEvent> {
  if (state.status === 'none') return { rejected: 'not_found' };
  return state.erasureRequested ? [] : [{ type: 'AccountErasureRequested', data: {} }];
}
