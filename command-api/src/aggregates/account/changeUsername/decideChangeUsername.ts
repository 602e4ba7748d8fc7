import type { AccountEvent, AccountState } from '@talloor/events/account/account.ts';
import type { Decision } from '@talloor/platform/aggregate/aggregate.ts';
import { whileActive } from '../whileActive.ts';

/** Gives an account another username, which was reserved before; the one that it has changes nothing. */
export const decideChangeUsername = (username: string, state: AccountState): Decision<AccountEvent> =>
  whileActive(state, ({ userId, username: known }) =>
    known === username ? [] : [{ type: 'AccountUsernameChanged', data: { userId, username } }],
  );
