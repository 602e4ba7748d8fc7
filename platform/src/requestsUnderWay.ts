import { createBurst, type Burst } from './createBurst.ts';

/** Counts the requests that this process is answering, to know a crowd (ADR 0037). */
export type RequestsUnderWay = {
  readonly begun: () => void;
  /** An answer was given, or a stream of answers has begun. */
  readonly ended: () => void;
  /** Those among them that take the thread for milliseconds each: who answers one says so. */
  readonly long: Burst;
  /** Whether many have waited for so long, in milliseconds: they come faster than they are answered. */
  readonly areCrowd: (forMs: number) => boolean;
  /** Since the process began. */
  readonly begunInAll: () => number;
  /** That wait for their answer. */
  readonly underWay: () => number;
};

const many = 10;
/** Answers go out in bursts: for so long a crowd is not over. */
const lastsMs = 30;

/** @param now milliseconds of a clock that never goes back */
export function countRequestsUnderWay(now: () => number = () => performance.now()): RequestsUnderWay {
  let count = 0;
  let inAll = 0;
  let manySince = 0;
  let manyUntil = Number.NEGATIVE_INFINITY;
  return {
    long: createBurst(now),
    begun: () => {
      count += 1;
      inAll += 1;
      if (count === many && now() - manyUntil >= lastsMs) manySince = now();
    },
    ended: () => {
      if (count === many) manyUntil = now();
      count -= 1;
    },
    begunInAll: () => inAll,
    underWay: () => count,
    areCrowd: (forMs) => {
      const moment = now();
      return (count >= many || moment - manyUntil < lastsMs) && moment - manySince >= forMs;
    },
  };
}
