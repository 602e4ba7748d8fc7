import { isOutage } from '@talloor/platform/isOutage.ts';
import { sideBySide, streamsAtOnce } from '@talloor/platform/sideBySide.ts';
import type { Timer } from '@talloor/platform/subscription/timer.ts';
import { closeOrder, type DueOrder } from '../closeOrder/closeOrder.ts';
import type { CommandSide } from '../../../commandSide.ts';
import { findDueOrders, findNextDeadline } from './findDueOrders.ts';

const tryAgainMs = 5_000;
const lookAgainMs = 60_000;

type Side = Pick<CommandSide, 'repository' | 'catalogue' | 'clock' | 'pool' | 'log'>;

/** Also overdue orders at startup. Late rows and concurrent instances are harmless, because the stream decides. */
export function closeOrdersAtDeadline(side: Side): Timer {
  let skippedUntil = new Map<string, number>();

  const close = async (order: DueOrder, nextSkippedUntil: Map<string, number>): Promise<void> => {
    const key = `${order.orderNumber} ${order.changeDeadline}`;
    const skipUntil = skippedUntil.get(key);
    if (skipUntil !== undefined && side.clock.now().getTime() < skipUntil)
      return void nextSkippedUntil.set(key, skipUntil);
    try {
      await closeOrder(side, order);
      nextSkippedUntil.set(key, side.clock.now().getTime() + lookAgainMs);
    } catch (error) {
      if (isOutage(error)) throw error;
      side.log.error({ err: error, orderNumber: order.orderNumber }, 'closing of an order at its deadline failed');
      nextSkippedUntil.set(key, side.clock.now().getTime() + tryAgainMs);
    }
  };

  return {
    name: 'closeOrdersAtDeadline',
    look: async (ending) => {
      const now = side.clock.now().toISOString();
      const nextSkippedUntil = new Map<string, number>();
      try {
        for await (const page of findDueOrders(side.pool, now))
          await sideBySide(page, streamsAtOnce, async (order) => {
            if (!ending.aborted) await close(order, nextSkippedUntil);
          });
      } catch (error) {
        for (const [key, until] of nextSkippedUntil) skippedUntil.set(key, until);
        throw error;
      }
      skippedUntil = nextSkippedUntil;
      const next = await findNextDeadline(side.pool, now);
      return next === null ? Number.POSITIVE_INFINITY : next - side.clock.now().getTime();
    },
  };
}
