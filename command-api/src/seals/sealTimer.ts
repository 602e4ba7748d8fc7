import { WrongExpectedRevision } from '@talloor/platform/eventStore/port.ts';
import { isOutage } from '@talloor/platform/isOutage.ts';
import type { Timer } from '@talloor/platform/subscription/timer.ts';
import { findNextDeadline } from '../aggregates/order/policies/findDueOrders.ts';
import type { CommandSide } from '../commandSide.ts';
import { copySeals } from './copySeals.ts';
import { findLastSeal } from './findLastSeal.ts';
import { sealHistory } from './sealHistory.ts';
import { findSealingPlace } from './sealingPlace.ts';
import type { SealSide } from './sealSide.ts';

const hourMs = 3_600_000;
const lookAgainMs = 5_000;
const afterDeadlineMs = 10_000;
const againMs = 60_000;

export type SealTimerSide = SealSide & { readonly log: Pick<CommandSide['log'], 'warn' | 'error'> };

/** Each hour, and after each deadline of orders. */
export function sealTimer(side: SealTimerSide): Timer {
  const { clock, log } = side;
  let lastHour: number | null = null;
  let deadline: number | null = null;
  let isDeadlineOver = false;
  let [sealAgainAt, copyAgainAt] = [0, 0];

  const isDue = async (now: number): Promise<boolean> => {
    if (deadline !== null && now >= deadline + afterDeadlineMs) [isDeadlineOver, deadline] = [true, null];
    if (deadline === null || now < deadline) deadline = await findNextDeadline(side.pool, new Date(now).toISOString());
    lastHour ??= hourOf((await lastSealAt(side)) ?? now);
    return isDeadlineOver || hourOf(now) > lastHour;
  };

  const sealWhenDue = async (now: number): Promise<void> => {
    try {
      if (!(await isDue(now))) return;
      await sealHistory(side);
      lastHour = hourOf(now);
      isDeadlineOver = false;
      copyAgainAt = 0;
    } catch (error) {
      // Another process or tool was faster.
      if (error instanceof WrongExpectedRevision) return;
      sealAgainAt = now + againMs;
      if (isOutage(error)) throw error;
      log.error({ err: error }, 'the history was not sealed');
    }
  };

  return {
    name: 'sealHistory',
    lookAgainMs,
    look: async () => {
      const now = clock.now().getTime();
      if (now >= sealAgainAt) await sealWhenDue(now);
      if (now >= copyAgainAt) {
        for (const error of await copySeals(side)) log.warn({ err: error }, 'a copy of a seal failed and is repeated');
        copyAgainAt = now + againMs;
      }
      return lookAgainMs;
    },
  };
}

const hourOf = (time: number): number => Math.floor(time / hourMs);

async function lastSealAt(side: SealSide): Promise<number | null> {
  const { lastNumber } = await findSealingPlace(side.pool, await side.store.storeId());
  const last = await findLastSeal(side, lastNumber);
  return last && Date.parse(last.seal.at);
}
