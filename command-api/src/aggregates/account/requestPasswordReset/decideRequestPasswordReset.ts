import type { AccountEvent, AccountState } from '@talloor/events/account/account.ts';
import type { Decision } from '@talloor/platform/aggregate/aggregate.ts';
import { emailKey } from '@talloor/rules/account/emailKey.ts';
import { linkMinutes, isRecent } from '../recovery/recentRequest.ts';
import type { RecoveryRequest } from '../recovery/recentRequest.ts';

/** Blocked logins may ask, inactive accounts may not. */
export function decideRequestPasswordReset(
  { email, now }: RecoveryRequest,
  state: AccountState,
): Decision<AccountEvent> {
  if (state.status === 'none') return { rejected: 'recovery.unknown_username' };
  if (state.email === null || emailKey(state.email) !== emailKey(email)) return { rejected: 'recovery.email_differs' };
  if (state.status !== 'active') return { rejected: 'recovery.login_invalid' };
  if (isRecent(state.resetRequestedAt, now)) return [];
  return [{ type: 'AccountPasswordResetRequested', data: { requestedAt: now.toISOString(), linkMinutes } }];
}
