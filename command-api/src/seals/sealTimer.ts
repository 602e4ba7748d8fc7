import { WrongExpectedRevision } from '@talloor/platform/eventStore/port.ts';
import type { Seal } from '@talloor/platform/seals/seal.ts';
import { clearSealingFailure, noteSealingFailure } from '@talloor/platform/seals/sealingFailure.ts';
import { isOutage } from '@talloor/platform/isOutage.ts';
import type { Timer } from '@talloor/platform/subscription/timer.ts';
import { findNextDeadline } from '../aggregates/order/policies/findDueOrders.ts';
import type { CommandSide } from '../commandSide.ts';
import { copySeals } from './copySeals.ts';
import { findLastSeal } from './findLastSeal.ts';
import { keyAfter, sealHistory } from './sealHistory.ts';
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
  let isKeyChecked = false;

  const isDue = async (now: number): Promise<boolean> => {
    if (deadline !== null && now >= deadline + afterDeadlineMs) [isDeadlineOver, deadline] = [true, null];
    if (deadline === null || now < deadline) deadline = await findNextDeadline(side.pool, new Date(now).toISOString());
    lastHour ??= hourOf((await lastSealAt(side)) ?? now);
    return isDeadlineOver || hourOf(now) > lastHour;
  };

  const sealWhenDue = async (now: number): Promise<void> => {
    try {
      if (!isKeyChecked) await checkKey(side);
      isKeyChecked = true;
      if (!(await isDue(now))) return;
      await sealHistory(side);
      await clearSealingFailure(side.pool);
      lastHour = hourOf(now);
      isDeadlineOver = false;
      copyAgainAt = 0;
    } catch (error) {
      // Another process or tool was faster.
      if (error instanceof WrongExpectedRevision) return;
      sealAgainAt = now + againMs;
      if (isOutage(error)) throw error;
      await noteSealingFailure(side.pool, error, clock.now());
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

async function lastSeal(side: SealSide): Promise<Seal | null> {
  const { lastNumber } = await findSealingPlace(side.pool, await side.store.storeId());
  return (await findLastSeal(side, lastNumber))?.seal ?? null;
}

async function lastSealAt(side: SealSide): Promise<number | null> {
  const last = await lastSeal(side);
  return last && Date.parse(last.at);
}

async function checkKey(side: SealSide): Promise<void> {
  const last = await lastSeal(side);
  if (last === null) return;
  await keyAfter(side.keys, last);
  await clearSealingFailure(side.pool);
}
