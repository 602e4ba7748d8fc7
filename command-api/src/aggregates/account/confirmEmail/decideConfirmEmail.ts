import type { AccountEvent, AccountState } from '@talloor/events/account/account.ts';
import type { WantedEmail } from '@talloor/events/account/emailChange.ts';
import type { Decision } from '@talloor/platform/aggregate/aggregate.ts';

/**
 * The address that waited counts from now on.
 * @param isOf whether the link that was followed is of that address
 */
export function decideConfirmEmail(
  isOf: (wanted: WantedEmail) => boolean,
  state: AccountState,
  now: Date,
): Decision<AccountEvent> {
  switch (state.status) {
    case 'none':
      return { rejected: 'not_found' };
    case 'suspended':
      return { rejected: 'account.suspended' };
    case 'cancelled':
      return { rejected: 'account.cancelled' };
    case 'active': {
      const { userId, email: previousEmail, wantedEmail } = state;
      if (wantedEmail === null || Date.parse(wantedEmail.until) <= now.getTime() || !isOf(wantedEmail))
        return { rejected: 'profile.email_link_invalid' };
      return [{ type: 'AccountEmailConfirmed', data: { userId, email: wantedEmail.email, previousEmail } }];
    }
    default:
      return state satisfies never;
  }
}
