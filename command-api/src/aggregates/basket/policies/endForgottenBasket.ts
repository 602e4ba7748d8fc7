import type { BasketEvent } from '@talloor/events/basket/events.ts';
import type { DecodedEvent } from '@talloor/platform/codec/codec.ts';
import { definePolicy } from '@talloor/platform/subscription/policy.ts';
import { TryLater } from '@talloor/platform/subscription/tryLater.ts';
import { forgottenAt, isForgotten, isStillKept } from '../endForgottenBasket/forgottenSince.ts';
import { followingMetadata } from '../../../commands/commandMetadata.ts';
import type { CommandSide } from '../../../commandSide.ts';
import { basketFold } from '@talloor/events/basket/state.ts';
import { awaitAccepted } from '../../../commands/runCommand.ts';

const day = 24 * 60 * 60 * 1000;

/** Beyond the longest wait. */
const patienceMs = 600 * day;

const longestPauseMs = 30 * day;

/** ADR 0039. */
export const endForgottenBasket = (side: Pick<CommandSide, 'repository' | 'clock'>) =>
  definePolicy<BasketEvent>({
    name: 'endForgottenBasket',
    handles: ['BasketOpened', 'BasketSetAside', 'BasketSentBack', 'BasketApprovalLapsed'],
    react: async ({ id, streamId, revision, event, metadata }: DecodedEvent<BasketEvent>) => {
      if (event.type === 'BasketOpened' && !event.data.origin) return;
      const at = metadata.occurredAt;
      const loaded = await side.repository.load(basketFold, streamId);
      const keeping = { event, revision, at, head: loaded.revision ?? revision };
      const { state: basket } = loaded;
      if (!isForgotten(keeping, basket)) return;
      const now = side.clock.now();
      const remainingMs = forgottenAt(keeping, basket).getTime() - now.getTime();
      if (remainingMs > 0)
        throw new TryLater('it is kept for a while', patienceMs, Math.min(remainingMs, longestPauseMs));
      const command = side.repository.execute(
        basketFold,
        streamId,
        followingMetadata('endForgottenBasket', { id, metadata }, now),
        (state) =>
          isStillKept(basket, state) ? [{ type: 'BasketDiscarded' as const, data: { discardedBy: 'system' } }] : [],
      );
      await awaitAccepted(command, 'service.unavailable');
    },
  });
