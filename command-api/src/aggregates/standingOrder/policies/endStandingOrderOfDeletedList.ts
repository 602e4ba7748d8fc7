import { listOfStream, type ListEvent } from '@talloor/events/list/list.ts';
import { standingOrderStream } from '@talloor/events/standingOrder/events.ts';
import type { DecodedEvent } from '@talloor/platform/codec/codec.ts';
import { definePolicy } from '@talloor/platform/subscription/policy.ts';
import { decideEndStandingOrder } from '../endStandingOrder/decideEndStandingOrder.ts';
import { followingMetadata } from '../../../commands/commandMetadata.ts';
import type { CommandSide } from '../../../commandSide.ts';
import { standingOrderFold } from '@talloor/events/standingOrder/state.ts';
import { awaitAccepted } from '../../../commands/runCommand.ts';

export const endStandingOrderOfDeletedList = (side: Pick<CommandSide, 'repository' | 'clock'>) =>
  definePolicy<ListEvent>({
    name: 'endStandingOrderOfDeletedList',
    handles: ['ListDeleted'],
    react: async ({ id, streamId, metadata }: DecodedEvent<ListEvent>) => {
      const listId = listOfStream(streamId);
      if (listId === null) return;
      await awaitAccepted(
        side.repository.execute(
          standingOrderFold,
          standingOrderStream(listId),
          followingMetadata('endStandingOrder', { id, metadata }, side.clock.now()),
          (state) => decideEndStandingOrder('list_deleted', state),
        ),
        'service.unavailable',
      );
    },
  });
