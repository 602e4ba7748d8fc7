import type { AccountEvent, AccountState } from '@talloor/events/account/account.ts';
import type { KeptPasskey } from '@talloor/events/account/passkeys.ts';
import type { Decision } from '@talloor/platform/aggregate/aggregate.ts';

export function decideAddPasskey(passkey: KeptPasskey, state: AccountState): Decision<AccountEvent> {
  if (state.status === 'none') return { rejected: 'not_found' };
  const { userId, passkeys } = state;
  if (passkeys.some(({ passkeyId }) => passkeyId === passkey.passkeyId)) return [];
  return [{ type: 'AccountPasskeyAdded', data: { userId, ...passkey } }];
}
