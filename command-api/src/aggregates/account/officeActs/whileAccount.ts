import type { AccountState } from '@talloor/events/account/account.ts';

/** The words of a session's owner (`account.cancelled`: yours) are not those of the office. */
export function whileAccount<Decided>(
  state: AccountState,
  decide: () => Decided,
): Decided | { readonly rejected: 'user.cancelled' } {
  return state.status === 'cancelled' ? { rejected: 'user.cancelled' } : decide();
}
