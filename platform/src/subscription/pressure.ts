import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';

/** How busy the thread is that what follows from events shares with people who wait for an answer. */
export type Pressure = {
  /** Makes way while the thread has no time to spare (ADR 0037), for so long at most and until there is enough to do. */
  readonly makeWay: (atMostMs: number, ending: AbortSignal, isEnough?: () => boolean) => Promise<void>;
  readonly close: () => void;
};

/** Never any: what a test waits for follows at once. */
export const noPressure: Pressure = { makeWay: () => Promise.resolve(), close: () => undefined };

const lookEveryMs = 50;
/** Shares of the time in which the thread had something to do: from where it is pressure, and until where it stays so. */
const [begins, lasts] = [0.85, 0.7];
/** Looks one after the other until it begins: a burst is no pressure. */
const looksInARow = 3;

/** Looks at the event loop while somebody is there to look. */
export function watchPressure(): Pressure {
  let before = performance.eventLoopUtilization();
  let highLooks = 0;
  const timer = setInterval(() => {
    const now = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(now, before);
    const isHigh = utilization > (highLooks < looksInARow ? begins : lasts);
    highLooks = isHigh ? highLooks + 1 : 0;
    before = now;
  }, lookEveryMs).unref();
  return {
    makeWay: async (atMostMs, signal, isEnough = () => false) => {
      const until = Date.now() + atMostMs;
      while (highLooks >= looksInARow && !signal.aborted && Date.now() < until && !isEnough())
        await pause(lookEveryMs, undefined, { signal }).catch(() => undefined);
    },
    close: () => clearInterval(timer),
  };
}
