import type { AccountEvent, AccountState } from '@talloor/events/account/account.ts';
import type { Decision } from '@talloor/platform/aggregate/aggregate.ts';

export function decideRemovePasskey(passkeyId: string, state: AccountState): Decision<AccountEvent> {
  if (state.status === 'none') return { rejected: 'not_found' };
  return state.passkeys.some((passkey) => passkey.passkeyId === passkeyId)
    ? [{ type: 'AccountPasskeyRemoved', data: { passkeyId } }]
    : [];
}
