import { isDeepStrictEqual } from 'node:util';
import type { AccountEvent, AccountState } from '@talloor/events/account/account.ts';
import type { AccountProfile } from '@talloor/events/account/profile.ts';
import type { Decision } from '@talloor/platform/aggregate/aggregate.ts';

/** Replaces what a user told about himself; the same profile again changes nothing. */
export function decideChangeProfile(
  wanted: Omit<AccountProfile, 'userId'>,
  state: AccountState,
): Decision<AccountEvent> {
  switch (state.status) {
    case 'none':
      return { rejected: 'not_found' };
    case 'suspended':
      return { rejected: 'account.suspended' };
    case 'cancelled':
      return { rejected: 'account.cancelled' };
    case 'active': {
      const { userId, firstName, lastName, email, language, profile } = state;
      if (isDeepStrictEqual({ firstName, lastName, email, language, ...profile }, { ...wanted })) return [];
      return [{ type: 'AccountProfileChanged', data: { userId, ...wanted } }];
    }
    default:
      return state satisfies never;
  }
}
