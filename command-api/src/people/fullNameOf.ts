import type { AccountState } from '@talloor/events/account/account.ts';

/** First and last name of an account's person; null where that person was erased. */
export const fullNameOf = (account: AccountState): string | null =>
  account.status === 'none' ? null : `${account.firstName ?? ''} ${account.lastName ?? ''}`.trim() || null;
