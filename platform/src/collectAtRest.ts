import { setFlagsFromString } from 'node:v8';
import type { RequestsUnderWay } from './requestsUnderWay.ts';

/** The memory of a process. */
export type Memory = {
  /** In bytes. */
  readonly resident: () => number;
  /** Gives back what lies between what lives; the thread stands still for a tenth of a second or two. */
  readonly collect: () => void;
};

const lookEveryMs = 1000;
/** At most so many waited for their answer since the last look: a pause meets one of few. */
const fewRequests = 5;
/** Looks one after the other at which there were few. */
const looksAtRest = 5;
/** What must have come since the last time to be worth a pause, in bytes. */
const worthBytes = 64 * 1024 * 1024;
/** From one pause to the next, however much comes: where that is work nobody waits for, it still needs the thread. */
const leastGapLooks = 30;

/**
 * Gives memory back that a burst has left, once it is over: while people wait the collector may leave gaps (ADR 0037).
 * @param memory null where the engine was not told `--expose-gc`: nothing is done then
 * @returns ends it
 */
export function collectAtRest(
  requests: Pick<RequestsUnderWay, 'begunInAll' | 'underWay'>,
  memory: Memory | null = memoryOfProcess(),
): () => void {
  if (memory === null) return () => undefined;
  let kept = 0;
  let begun = requests.begunInAll();
  let waiting = requests.underWay();
  let looks = 0;
  let sinceLast = leastGapLooks;
  const timer = setInterval(() => {
    const inAll = requests.begunInAll();
    looks = waiting + inAll - begun <= fewRequests ? looks + 1 : 0;
    begun = inAll;
    waiting = requests.underWay();
    sinceLast += 1;
    const resident = memory.resident();
    // What is given back leaves the process in the seconds after the collection: each look may find less.
    kept = Math.min(kept, resident);
    if (looks < looksAtRest || sinceLast < leastGapLooks || resident - kept < worthBytes) return;
    memory.collect();
    [kept, looks, sinceLast] = [Number.POSITIVE_INFINITY, 0, 0];
  }, lookEveryMs);
  timer.unref();
  return () => clearInterval(timer);
}

function memoryOfProcess(): Memory | null {
  const { gc } = globalThis;
  if (!gc) return null;
  return {
    resident: () => process.memoryUsage.rss(),
    collect: () => {
      setFlagsFromString('--compact-on-every-full-gc');
      gc();
      setFlagsFromString('--no-compact-on-every-full-gc');
    },
  };
}
