const [quietMs, longestMs] = [1000, 2000];

/** Some browsers lack idle callbacks. */
export const onceIdle = (run: () => void): unknown =>
  'requestIdleCallback' in window ? requestIdleCallback(run, { timeout: longestMs }) : run();

/** Runs with the latest value when idle, or before the page is left. */
export function whenIdle<T>(act: (latest: T) => void) {
  let waiting: { readonly latest: T } | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const now = () => {
    const waitingValue = waiting;
    waiting = null;
    if (waitingValue !== null) act(waitingValue.latest);
  };
  window.addEventListener('pagehide', now);
  return {
    soon: (latest: T): void => {
      waiting = { latest };
      clearTimeout(timer);
      timer = setTimeout(() => onceIdle(now), quietMs);
    },
    now,
    never: (): void => {
      waiting = null;
    },
  };
}
