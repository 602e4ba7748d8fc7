import type { AccountEvent, AccountState } from '@talloor/events/account/account.ts';
import type { Decision } from '@talloor/platform/aggregate/aggregate.ts';
import { isRecent, linkMinutes } from '../recovery/recentRequest.ts';

export function decideSendPasswordLink(reason: string, now: Date, state: AccountState): Decision<AccountEvent> {
  if (state.status === 'none') return { rejected: 'user.not_found' };
  if (state.status !== 'active' || state.email === null) return { rejected: 'user.not_active' };
  if (isRecent(state.resetRequestedAt, now)) return [];
  return [{ type: 'AccountPasswordResetRequested', data: { requestedAt: now.toISOString(), linkMinutes, reason } }];
}
