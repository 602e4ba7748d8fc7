import type { AccountEvent, AccountState } from '@talloor/events/account/account.ts';
import type { WantedEmail } from '@talloor/events/account/emailChange.ts';
import type { Decision } from '@talloor/platform/aggregate/aggregate.ts';
import { whileActive } from '../whileActive.ts';

export const decideConfirmEmail = (
  isLinkOf: (pendingEmail: WantedEmail) => boolean,
  state: AccountState,
  now: Date,
): Decision<AccountEvent> =>
  whileActive(state, ({ userId, email: previousEmail, wantedEmail }) =>
    wantedEmail === null || Date.parse(wantedEmail.until) <= now.getTime() || !isLinkOf(wantedEmail)
      ? { rejected: 'profile.email_link_invalid' }
      : [{ type: 'AccountEmailConfirmed', data: { userId, email: wantedEmail.email, previousEmail } }],
  );
