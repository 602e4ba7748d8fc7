/** How many requests this process is answering. */
export type RequestsUnderWay = {
  readonly begun: () => void;
  /** An answer was given, or a stream of answers has begun. */
  readonly ended: () => void;
  /** Whether many waited at one moment, now or hardly ago: they come faster than they are answered. */
  readonly areMany: () => boolean;
};

const many = 6;
/** Answers go out in bursts: for so long a crowd is not over. */
const lastsMs = 30;

/** @param now milliseconds of a clock that never goes back */
export function countRequestsUnderWay(now: () => number = () => performance.now()): RequestsUnderWay {
  let count = 0;
  let lastMany = Number.NEGATIVE_INFINITY;
  return {
    begun: () => {
      count += 1;
      if (count >= many) lastMany = now();
    },
    ended: () => {
      if (count >= many) lastMany = now();
      count -= 1;
    },
    areMany: () => count >= many || now() - lastMany < lastsMs,
  };
}
