/** Knows whether many came at once with something that takes the thread for milliseconds each, and still wait (ADR 0037). */
export type Burst = {
  readonly begun: () => void;
  readonly ended: () => void;
  /** Whether more than a few of those who came at once wait, or did a moment ago. */
  readonly isOn: () => boolean;
};

const many = 10;
/** Fewer than these are what is left of a burst. */
const few = 3;
/** What is not over by then is no burst: people keep coming. */
const burstMs = 200;
/** Answers go out in bursts too: for so long it is not over. */
const lastsMs = 30;

/** @param now milliseconds of a clock that never goes back */
export function createBurst(now: () => number = () => performance.now()): Burst {
  let count = 0;
  /** Null once few were left of the last one. */
  let since: number | null = null;
  let until = Number.NEGATIVE_INFINITY;
  return {
    begun: () => {
      count += 1;
      if (count === many) since ??= now();
    },
    ended: () => {
      count -= 1;
      if (count >= few || since === null) return;
      until = Math.min(now() + lastsMs, since + burstMs);
      since = null;
    },
    isOn: () => now() < (since === null ? until : since + burstMs),
  };
}
