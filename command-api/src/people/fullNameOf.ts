import type { AccountState } from '@talloor/events/account/account.ts';

/** Null after erasure. */
export const fullNameOf = (account: AccountState): string | null =>
  account.status === 'none' ? null : `${account.firstName ?? ''} ${account.lastName ?? ''}`.trim() || null;
