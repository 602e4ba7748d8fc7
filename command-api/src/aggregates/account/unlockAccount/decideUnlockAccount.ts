import type { AccountEvent, AccountState } from '@talloor/events/account/account.ts';
import type { Decision } from '@talloor/platform/aggregate/aggregate.ts';

export function decideUnlockAccount(reason: string, isBlocked: boolean, state: AccountState): Decision<AccountEvent> {
  if (state.status === 'none') return { rejected: 'user.not_found' };
  return isBlocked ? [{ type: 'AccountUnlocked', data: { reason } }] : [];
}
