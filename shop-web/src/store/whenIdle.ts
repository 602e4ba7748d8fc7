/** So long nothing new has come, and no later than this after it, in milliseconds. */
const [quietMs, longestMs] = [1000, 2000];

/** Some browsers do not tell when they are idle. */
const onceIdle = (run: () => void): unknown =>
  'requestIdleCallback' in window ? requestIdleCallback(run, { timeout: longestMs }) : run();

/** Does with the latest of what it is given, once nothing new comes and the page has nothing better to do, and before it is left. */
export function whenIdle<T>(act: (latest: T) => void) {
  let waiting: { readonly latest: T } | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const now = () => {
    const taken = waiting;
    waiting = null;
    if (taken !== null) act(taken.latest);
  };
  window.addEventListener('pagehide', now);
  return {
    soon: (latest: T): void => {
      waiting = { latest };
      clearTimeout(timer);
      timer = setTimeout(() => onceIdle(now), quietMs);
    },
    /** What waits is done at once. */
    now,
    /** What waits is not done. */
    never: (): void => {
      waiting = null;
    },
  };
}
