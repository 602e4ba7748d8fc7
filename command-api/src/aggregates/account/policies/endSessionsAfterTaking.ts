import { accountStream, type AccountEvent } from '@talloor/events/account/account.ts';
import { endSessionsOf } from '@talloor/platform/http/endSessionsOf.ts';
import type { DecodedEvent } from '@talloor/platform/codec/codec.ts';
import { definePolicy } from '@talloor/platform/subscription/policy.ts';
import type { CommandSide } from '../../../commandSide.ts';

export const endSessionsAfterTaking = ({ pool }: Pick<CommandSide, 'pool'>) =>
  definePolicy<AccountEvent>({
    name: 'endSessionsAfterTaking',
    handles: ['AccountSuspended', 'AccountCancelled', 'CustomerUnlinked'],
    react: ({ streamId }: DecodedEvent<AccountEvent>) => endSessionsOf(pool, streamId.slice(accountStream('').length)),
  });
