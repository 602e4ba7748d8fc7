import { setTimeout as pause } from 'node:timers/promises';
import type { RequestsUnderWay } from '../requestsUnderWay.ts';

/** Whether people wait for answers of the thread that also does what follows from events. */
export type Pressure = {
  /** Makes way while many wait (ADR 0037), and until there is enough to do. */
  readonly makeWay: (patience: Patience, ending: AbortSignal, isEnough?: () => boolean) => Promise<void>;
};

/** For whom way is made: for many who came at once with something long, until few of them wait, or only for many who have waited for so long. */
export type Patience = { readonly atMostMs: number } & (
  { readonly for: 'burst' } | { readonly for: 'crowd'; readonly waitingMs: number }
);

/** Never any: what a test waits for follows at once. */
export const noPressure: Pressure = { makeWay: () => Promise.resolve() };

const lookEveryMs = 10;

/** Whether people wait, by the requests under way in this process. */
export function pressureOf(requests: Pick<RequestsUnderWay, 'areCrowd' | 'long'>): Pressure {
  let look: Promise<void> | null = null;
  /** One timer for all who make way: dozens of subscriptions do. */
  const nextLook = (): Promise<void> =>
    (look ??= pause(lookEveryMs).then(() => {
      look = null;
    }));
  return {
    makeWay: async (patience, signal, isEnough = () => false) => {
      const until = Date.now() + patience.atMostMs;
      const doManyWait = patience.for === 'burst' ? requests.long.isOn : () => requests.areCrowd(patience.waitingMs);
      const mustMakeWay = (): boolean => doManyWait() && !signal.aborted && Date.now() < until && !isEnough();
      if (!mustMakeWay()) return;
      const over = new AbortController();
      const ended = new Promise<void>((resolve) =>
        signal.addEventListener('abort', () => resolve(), { signal: over.signal }),
      );
      while (mustMakeWay()) await Promise.race([nextLook(), ended]);
      over.abort();
    },
  };
}
