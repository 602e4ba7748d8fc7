import type { AccountState } from '@talloor/events/account/account.ts';

/** `account.cancelled` addresses the session's own user. */
export function whileAccount<Decided>(
  state: AccountState,
  decide: () => Decided,
): Decided | { readonly rejected: 'user.cancelled' } {
  return state.status === 'cancelled' ? { rejected: 'user.cancelled' } : decide();
}
