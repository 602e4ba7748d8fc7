import {
  deletePunchOuts,
  findForgottenReturns,
  oldestPunchOut,
  type ReturnedBasket,
} from '@talloor/catalogue/punchOut/forgetPunchOuts.ts';
import { basketStream } from '@talloor/events/basket/events.ts';
import { basketFold } from '@talloor/events/basket/state.ts';
import { commandIdOf, commandHashOf } from '@talloor/platform/aggregate/commandIds.ts';
import type { Timer } from '@talloor/platform/subscription/timer.ts';
import { awaitAccepted } from '../commands/runCommand.ts';
import type { CommandSide } from '../commandSide.ts';
import { punchOutKeptDays } from '@talloor/rules/punchOut/settings.ts';

const hourMs = 60 * 60 * 1000;
const keptMs = punchOutKeptDays * 24 * hourMs;
const most = 500;

type Side = Pick<CommandSide, 'pool' | 'repository' | 'clock'>;

/** Deletes what is older than 90 days: baskets that were sent back and never opened again, then the log. */
export function forgetPunchOuts(side: Side): Timer {
  let nextAt = 0;
  return {
    name: 'forgetPunchOuts',
    look: async (ending) => {
      const now = side.clock.now();
      if (now.getTime() < nextAt) return nextAt - now.getTime();
      const before = new Date(now.getTime() - keptMs);
      for (const basket of await findForgottenReturns(side.pool, before, most)) {
        if (ending.aborted) return 0;
        await discard(side, basket);
      }
      if ((await deletePunchOuts(side.pool, before, most)) === most) return 0;
      const oldest = await oldestPunchOut(side.pool);
      const dueAt = oldest === null ? Number.POSITIVE_INFINITY : oldest.getTime() + keptMs;
      nextAt = Math.max(now.getTime() + 60_000, Math.min(dueAt, now.getTime() + hourMs));
      return nextAt - now.getTime();
    },
  };
}

async function discard({ repository, clock }: Side, { basketId, customerNumber }: ReturnedBasket): Promise<void> {
  const metadata = {
    occurredAt: clock.now().toISOString(),
    actorId: 'system',
    actorRole: 'system',
    onBehalfOf: null,
    customerNumber,
    channel: 'system',
    correlationId: basketId,
    causationId: null,
    commandId: commandIdOf('system', 'forgetReturnedBasket', basketId),
    commandHash: commandHashOf('forgetReturnedBasket'),
  } as const;
  const command = repository.execute(basketFold, basketStream(basketId), metadata, (state) =>
    state.status === 'kept' ? [{ type: 'BasketDiscarded' as const, data: { discardedBy: 'system' } }] : [],
  );
  await awaitAccepted(command, 'service.unavailable');
}
