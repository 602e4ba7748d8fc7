import type { BasketEvent } from '@talloor/events/basket/events.ts';
import type { DecodedEvent } from '@talloor/platform/codec/codec.ts';
import { definePolicy } from '@talloor/platform/subscription/policy.ts';
import { TryLater } from '@talloor/platform/subscription/tryLater.ts';
import { decideLapseApproval } from '../lapseApproval/decideLapseApproval.ts';
import { followingMetadata } from '../../../commands/commandMetadata.ts';
import type { CommandSide } from '../../../commandSide.ts';
import { basketFold } from '@talloor/events/basket/state.ts';
import { awaitAccepted } from '../../../commands/runCommand.ts';

/** Beyond any cut-off. */
const patienceMs = 400 * 24 * 60 * 60 * 1000;

/** Waits for the cut-off (ADR 0039). */
export const lapseApproval = (side: Pick<CommandSide, 'repository' | 'clock'>) =>
  definePolicy<BasketEvent>({
    name: 'lapseApproval',
    handles: ['BasketApprovalAsked'],
    react: async ({ id, streamId, event, metadata }: DecodedEvent<BasketEvent>) => {
      if (event.type !== 'BasketApprovalAsked') return;
      const { state } = await side.repository.load(basketFold, streamId);
      // After another request the later cut-off counts.
      if (state.status !== 'awaiting') return;
      const now = side.clock.now();
      const remainingMs = Date.parse(state.approval.deadline) - now.getTime();
      if (remainingMs > 0) throw new TryLater('its cut-off has not come', patienceMs, remainingMs);
      const command = side.repository.execute(
        basketFold,
        streamId,
        followingMetadata('lapseApproval', { id, metadata }, now),
        (current) => decideLapseApproval(current, now),
      );
      await awaitAccepted(command, 'service.unavailable');
    },
  });
