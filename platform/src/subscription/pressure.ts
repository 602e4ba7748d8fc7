import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';

/** How busy the thread is that what follows from events shares with people who wait for an answer. */
export type Pressure = {
  /** Makes way while the thread has no time to spare, for so long at most (ADR 0037). */
  readonly makeWay: (atMostMs: number, ending: AbortSignal) => Promise<void>;
  readonly close: () => void;
};

/** Never any: what a test waits for follows at once. */
export const noPressure: Pressure = { makeWay: () => Promise.resolve(), close: () => undefined };

const lookEveryMs = 50;
/** Share of the time in which the thread had something to do. */
const high = 0.8;

/** Looks at the event loop while somebody is there to look. */
export function watchPressure(): Pressure {
  let before = performance.eventLoopUtilization();
  let isHigh = false;
  const timer = setInterval(() => {
    const now = performance.eventLoopUtilization();
    isHigh = performance.eventLoopUtilization(now, before).utilization > high;
    before = now;
  }, lookEveryMs).unref();
  return {
    makeWay: async (atMostMs, signal) => {
      const until = Date.now() + atMostMs;
      while (isHigh && !signal.aborted && Date.now() < until)
        await pause(lookEveryMs, undefined, { signal }).catch(() => undefined);
    },
    close: () => clearInterval(timer),
  };
}
