import type { AccountEvent, AccountState } from '@talloor/events/account/account.ts';
import type { Decision } from '@talloor/platform/aggregate/aggregate.ts';

export const decideRecordLockOut = (
  data: { readonly attempts: number; readonly blockedUntil: string },
  state: AccountState,
): Decision<AccountEvent> => (state.status === 'none' ? [] : [{ type: 'AccountLockedOut', data }]);
