import { accountFold, accountStream, type AccountEvent } from '@talloor/events/account/account.ts';
import type { DecodedEvent } from '@talloor/platform/codec/codec.ts';
import { changeRightsOf } from '@talloor/platform/http/changeRightsOf.ts';
import { definePolicy } from '@talloor/platform/subscription/policy.ts';
import { grantOf } from '../../../people/grantOf.ts';
import type { CommandSide } from '../../../commandSide.ts';

/** Repeats the command's step after a crash, and for concurrent logins. */
export const changeRightsOfSessions = ({ pool, repository }: Pick<CommandSide, 'pool' | 'repository'>) =>
  definePolicy<AccountEvent>({
    name: 'changeRightsOfSessions',
    handles: ['CustomerRightsChanged'],
    react: async ({ streamId, event }: DecodedEvent<AccountEvent>) => {
      if (event.type !== 'CustomerRightsChanged') return;
      const { customerNumber } = event.data;
      const { state } = await repository.load(accountFold, streamId);
      const userId = streamId.slice(accountStream('').length);
      await changeRightsOf(pool, userId, customerNumber, grantOf(state, customerNumber).rights);
    },
  });
