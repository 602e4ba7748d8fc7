import type { Binding } from '@talloor/catalogue/customer/boundUserOf.ts';
import { accountFold, accountStream, type AccountEvent } from '@talloor/events/account/account.ts';
import { restrictedListFold, restrictedListStream } from '@talloor/events/restrictedList/restrictedList.ts';
import type { DecodedEvent } from '@talloor/platform/codec/codec.ts';
import { definePolicy } from '@talloor/platform/subscription/policy.ts';
import { copyRestrictedList } from '../changeRestrictedList.ts';
import { decideReleaseManager } from '../releaseManager/decideReleaseManager.ts';
import { followingMetadata } from '../../../commands/commandMetadata.ts';
import type { CommandSide } from '../../../commandSide.ts';
import { awaitAccepted } from '../../../commands/runCommand.ts';

/** Permanent; the office sees a list without manager. */
export const releaseManagerWhoLeft = (
  side: Pick<CommandSide, 'pool' | 'repository' | 'clock'> & Pick<Binding, 'catalogue'>,
) =>
  definePolicy<AccountEvent>({
    name: 'releaseManagerWhoLeft',
    handles: ['CustomerUnlinked', 'AccountCancelled'],
    fromBeginning: true,
    react: async ({ id, streamId, event, metadata }: DecodedEvent<AccountEvent>) => {
      const { state: account } = await side.repository.load(accountFold, streamId);
      if (account.status === 'none') return;
      const userId = streamId.slice(accountStream('').length);
      const { customers, status } = account;
      for (const customerNumber of event.type === 'CustomerUnlinked' ? [event.data.customerNumber] : customers) {
        // Linked again: a release would remove a later right.
        if (status !== 'cancelled' && customers.includes(customerNumber)) continue;
        const command = side.repository.execute(
          restrictedListFold,
          restrictedListStream(customerNumber),
          {
            ...followingMetadata(`releaseManager/${customerNumber}`, { id, metadata }, side.clock.now()),
            customerNumber,
          },
          (list) => decideReleaseManager(userId, list),
        );
        const { state } = await awaitAccepted(command, 'service.unavailable');
        await copyRestrictedList(side, state);
      }
    },
  });
