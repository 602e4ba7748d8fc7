import type { AccountEvent, AccountState } from '@talloor/events/account/account.ts';
import type { Decision } from '@talloor/platform/aggregate/aggregate.ts';
import { emailKey } from '@talloor/rules/account/emailKey.ts';

/** How long a link from a mail lets one choose a new password. */
export const linkMinutes = 60;
/** Who asks again so soon gets the mail that is on its way. */
const quietMs = 2 * 60_000;

/** What somebody who cannot sign in says of themselves, and when. */
export type Asked = { readonly email: string; readonly now: Date };

/**
 * A link by mail to choose a new password, where the address is the one that is known of the user. Whether a login is blocked
 * does not matter; one that was suspended or cancelled has no use for a password.
 */
export function decideRequestPasswordReset({ email, now }: Asked, state: AccountState): Decision<AccountEvent> {
  if (state.status === 'none') return { rejected: 'recovery.unknown_username' };
  if (state.email === null || emailKey(state.email) !== emailKey(email)) return { rejected: 'recovery.email_differs' };
  if (state.status !== 'active') return { rejected: 'recovery.login_invalid' };
  if (isRecent(state.resetRequestedAt, now)) return [];
  return [{ type: 'AccountPasswordResetRequested', data: { requestedAt: now.toISOString(), linkMinutes } }];
}

/** The username by mail, to the address that is known of the user. */
export function decideRequestUsernameReminder({ email, now }: Asked, state: AccountState): Decision<AccountEvent> {
  if (state.status !== 'active' || state.email === null || emailKey(state.email) !== emailKey(email))
    return { rejected: 'recovery.unknown_email' };
  if (isRecent(state.reminderRequestedAt, now)) return [];
  return [{ type: 'AccountUsernameReminderRequested', data: { requestedAt: now.toISOString() } }];
}

/** A password was changed by a link. */
export const decideRecordReset = (state: AccountState): Decision<AccountEvent> =>
  state.status === 'none' ? { rejected: 'not_found' } : [{ type: 'AccountPasswordChanged', data: { way: 'link' } }];

/** Whether that was so short ago that the mail may still be on its way. */
export const isRecent = (at: string | null, now: Date): boolean => {
  const ago = at === null ? Infinity : now.getTime() - Date.parse(at);
  return ago >= 0 && ago < quietMs;
};
