import type { AccountEvent, AccountState } from '@talloor/events/account/account.ts';
import type { Decision } from '@talloor/platform/aggregate/aggregate.ts';
import { emailKey } from '@talloor/rules/account/emailKey.ts';
import type { RecoveryRequest } from '../recovery/recentRequest.ts';
import { isRecent } from '../recovery/recentRequest.ts';

export function decideRequestUsernameReminder(
  { email, now }: RecoveryRequest,
  state: AccountState,
): Decision<AccountEvent> {
  if (state.status !== 'active' || state.email === null || emailKey(state.email) !== emailKey(email))
    return { rejected: 'recovery.unknown_email' };
  if (isRecent(state.reminderRequestedAt, now)) return [];
  return [{ type: 'AccountUsernameReminderRequested', data: { requestedAt: now.toISOString() } }];
}
