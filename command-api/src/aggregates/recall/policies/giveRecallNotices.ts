import type { DeliveryEvent } from '@talloor/events/delivery/events.ts';
import type { RecallEvent } from '@talloor/events/recall/events.ts';
import { deliveryStream } from '@talloor/events/delivery/events.ts';
import { recallStream } from '@talloor/events/recall/events.ts';
import type { DecodedEvent } from '@talloor/platform/codec/codec.ts';
import { definePolicy } from '@talloor/platform/subscription/policy.ts';
import { TryLater } from '@talloor/platform/subscription/tryLater.ts';
import { findAffectedDeliveries, knowsLotsUpTo } from './findAffected.ts';
import { giveNotices } from '../giveNotices/giveNotices.ts';
import { findOpenRecalls, forgetRecall } from '../openRecalls.ts';
import type { CommandSide } from '../../../commandSide.ts';

const handles = ['RecallOpened', 'RecallClosed', 'DeliveryDispatched'] as const;
type Handled = Extract<RecallEvent | DeliveryEvent, { type: (typeof handles)[number] }>;

/** Maximum lag of the lots read model before an alert. */
const patienceMs = 60 * 60_000;

/** Also after departures. */
export const giveRecallNotices = (side: CommandSide) =>
  definePolicy<Handled>({
    name: 'giveRecallNotices',
    handles,
    react: async ({ id, streamId, position, event, metadata }: DecodedEvent<Handled>) => {
      const source = { id, metadata };
      switch (event.type) {
        case 'RecallOpened': {
          const { recallId, scope } = event.data;
          // Later departures find the recall's row themselves (ADR 0125).
          if (!(await knowsLotsUpTo(side.pool, position)))
            throw new TryLater('the read model of lots has not come so far', patienceMs, 1000);
          await giveNotices(side, source, recallId, {
            scope,
            deliveries: await findAffectedDeliveries(side.pool, scope),
          });
          return;
        }
        case 'DeliveryDispatched': {
          const deliveries = [streamId.slice(deliveryStream('').length)];
          for (const { recallId, ...scope } of await findOpenRecalls(side.pool))
            await giveNotices(side, source, recallId, { scope, deliveries });
          return;
        }
        case 'RecallClosed':
          return forgetRecall(side.pool, streamId.slice(recallStream('').length));
        default:
          event satisfies never;
      }
    },
  });
