import { accountFold, accountStream, type AccountEvent } from '@talloor/events/account/account.ts';
import type { DecodedEvent } from '@talloor/platform/codec/codec.ts';
import { definePolicy } from '@talloor/platform/subscription/policy.ts';
import { keepApprover } from '../../../people/approvers.ts';
import type { CommandSide } from '../../../commandSide.ts';
import { grantOf } from '../../../people/grantOf.ts';

export const keepApprovers = (side: Pick<CommandSide, 'pool' | 'repository'>) =>
  definePolicy<AccountEvent>({
    name: 'keepApprovers',
    handles: ['CustomerRightsChanged', 'CustomerUnlinked'],
    fromBeginning: true,
    react: async ({ streamId, revision, event }: DecodedEvent<AccountEvent>) => {
      if (event.type !== 'CustomerRightsChanged' && event.type !== 'CustomerUnlinked') return;
      const { customerNumber } = event.data;
      const { state } = await side.repository.load(accountFold, streamId, revision);
      const mayApprove = grantOf(state, customerNumber).rights.includes('approve');
      await keepApprover(side, streamId.slice(accountStream('').length), customerNumber, mayApprove);
    },
  });
