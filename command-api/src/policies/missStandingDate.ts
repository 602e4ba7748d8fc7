import { basketStream } from '@talloor/events/basket/events.ts';
import type { StandingOrderEvent } from '@talloor/events/standingOrder/events.ts';
import type { DecodedEvent } from '@talloor/platform/codec/codec.ts';
import { definePolicy } from '@talloor/platform/subscription/policy.ts';
import { TryLater } from '@talloor/platform/subscription/tryLater.ts';
import { keptBasketId } from '../aggregates/basket/openKeptBasket/openKeptBasket.ts';
import {
  decideRecordStandingBasket,
  type DueOutcome,
} from '../aggregates/standingOrder/recordStandingBasket/decideRecordStandingBasket.ts';
import { followingMetadata } from '../commands/commandMetadata.ts';
import type { CommandSide } from '../commandSide.ts';
import { basketFold } from '@talloor/events/basket/state.ts';
import { standingOrderFold } from '@talloor/events/standingOrder/state.ts';
import { awaitAccepted } from '../commands/runCommand.ts';

const minute = 60_000;
/** Beyond any lead time. */
const patienceMs = 400 * 24 * 60 * minute;
const graceMs = minute;

/** A due date without outcome at its cut-off is missed; the order continues (ADR 0091). */
export const missStandingDate = (side: Pick<CommandSide, 'repository' | 'clock'>) =>
  definePolicy<StandingOrderEvent>({
    name: 'missStandingDate',
    handles: ['StandingOrderCameDue'],
    fromBeginning: true,
    react: async ({ id, streamId, event, metadata }: DecodedEvent<StandingOrderEvent>) => {
      if (event.type !== 'StandingOrderCameDue') return;
      const { state: order } = await side.repository.load(standingOrderFold, streamId);
      if (order.status === 'none' || order.due?.day !== event.data.day) return;
      const now = side.clock.now();
      const remainingMs = Date.parse(event.data.delivery.deadline) + graceMs - now.getTime();
      if (remainingMs > 0) throw new TryLater('its cut-off has not come', patienceMs, remainingMs);
      const basketId = keptBasketId(order.customerNumber, id);
      const { state: basket } = await side.repository.load(basketFold, basketStream(basketId));
      const outcome: DueOutcome =
        basket.status === 'none'
          ? { kind: 'missed', reason: 'too_late', differences: [] }
          : { kind: 'made', basketId, lines: basket.lines, differences: [] };
      await awaitAccepted(
        side.repository.execute(
          standingOrderFold,
          streamId,
          followingMetadata('missStandingDate', { id, metadata }, now),
          (state) => decideRecordStandingBasket(event.data, outcome, state, now),
        ),
        'service.unavailable',
      );
    },
  });
