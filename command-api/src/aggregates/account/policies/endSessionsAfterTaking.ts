import { accountStream, type AccountEvent } from '@talloor/events/account/account.ts';
import { endSessionsOf } from '@talloor/platform/http/endSessionsOf.ts';
import type { DecodedEvent } from '@talloor/platform/codec/codec.ts';
import { definePolicy } from '@talloor/platform/subscription/policy.ts';
import type { CommandSide } from '../../../commandSide.ts';

/**
 * Something was taken from an account: its sessions end. The command ends them at once; this does so after a crash between
 * its event and that.
 */
export const endSessionsAfterTaking = ({ pool }: Pick<CommandSide, 'pool'>) =>
  definePolicy<AccountEvent>({
    name: 'endSessionsAfterTaking',
    handles: ['AccountSuspended', 'AccountCancelled', 'CustomerUnlinked'],
    react: ({ streamId }: DecodedEvent<AccountEvent>) => endSessionsOf(pool, streamId.slice(accountStream('').length)),
  });
