import type { AccountEvent, AccountState } from '@talloor/events/account/account.ts';
import type { Decision } from '@talloor/platform/aggregate/aggregate.ts';
import { whileActive } from '../whileActive.ts';

export const decideChangeUsername = (username: string, state: AccountState): Decision<AccountEvent> =>
  whileActive(state, ({ userId, username: currentUsername }) =>
    currentUsername === username ? [] : [{ type: 'AccountUsernameChanged', data: { userId, username } }],
  );
