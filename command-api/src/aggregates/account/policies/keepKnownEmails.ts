import { accountFold, accountStream, type AccountEvent } from '@talloor/events/account/account.ts';
import type { DecodedEvent } from '@talloor/platform/codec/codec.ts';
import { definePolicy } from '@talloor/platform/subscription/policy.ts';
import { keepEmail } from '../../../people/knownEmails.ts';
import type { CommandSide } from '../../../commandSide.ts';

export const keepKnownEmails = (side: Pick<CommandSide, 'pool' | 'sign' | 'repository'>) =>
  definePolicy<AccountEvent>({
    name: 'keepKnownEmails',
    handles: ['AccountRegistered', 'AccountProfileChanged', 'AccountEmailConfirmed'],
    fromBeginning: true,
    react: async ({ streamId, revision }: DecodedEvent<AccountEvent>) => {
      const { state } = await side.repository.load(accountFold, streamId, revision);
      if (state.status === 'none') return;
      await keepEmail(side, streamId.slice(accountStream('').length), state.email);
    },
  });
