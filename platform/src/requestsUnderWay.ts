/** Counts the requests that this process is answering, to know a crowd (ADR 0037). */
export type RequestsUnderWay = {
  readonly begun: () => void;
  /** An answer was given, or a stream of answers has begun. */
  readonly ended: () => void;
  /** Whether many came at once, just now, of whom more than a few still wait, or did a moment ago. */
  readonly isBurst: () => boolean;
  /** Whether many have waited for so long, in milliseconds: they come faster than they are answered. */
  readonly areCrowd: (forMs: number) => boolean;
  /** Since the process began. */
  readonly begunInAll: () => number;
  /** That wait for their answer. */
  readonly underWay: () => number;
};

const many = 10;
/** Fewer than these are what is left of a burst. */
const few = 3;
/** What is not over by then is no burst: people keep coming. */
const burstMs = 200;
/** Answers go out in bursts too: for so long neither a burst nor a crowd is over. */
const lastsMs = 30;

/** @param now milliseconds of a clock that never goes back */
export function countRequestsUnderWay(now: () => number = () => performance.now()): RequestsUnderWay {
  let count = 0;
  let inAll = 0;
  let manySince = 0;
  let manyUntil = Number.NEGATIVE_INFINITY;
  /** Null once few were left of the last one. */
  let burstSince: number | null = null;
  let burstUntil = Number.NEGATIVE_INFINITY;
  return {
    begun: () => {
      count += 1;
      inAll += 1;
      if (count !== many) return;
      burstSince ??= now();
      if (now() - manyUntil >= lastsMs) manySince = now();
    },
    ended: () => {
      if (count === many) manyUntil = now();
      count -= 1;
      if (count >= few || burstSince === null) return;
      burstUntil = Math.min(now() + lastsMs, burstSince + burstMs);
      burstSince = null;
    },
    begunInAll: () => inAll,
    isBurst: () => now() < (burstSince === null ? burstUntil : burstSince + burstMs),
    underWay: () => count,
    areCrowd: (forMs) => {
      const moment = now();
      return (count >= many || moment - manyUntil < lastsMs) && moment - manySince >= forMs;
    },
  };
}
