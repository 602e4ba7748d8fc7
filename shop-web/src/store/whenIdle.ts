/** No later than this after it was asked for, in milliseconds. */
const longestMs = 2000;

/** Some browsers do not tell when they are idle: a moment later will do. */
const later = (run: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(run, { timeout: longestMs }) : setTimeout(run, 200);

/** Does with the latest of what it is given, once the page has nothing better to do, and before it is left. */
export function whenIdle<T>(act: (latest: T) => void) {
  let waiting: { readonly latest: T } | null = null;
  let isAsked = false;
  const now = () => {
    const taken = waiting;
    waiting = null;
    if (taken !== null) act(taken.latest);
  };
  window.addEventListener('pagehide', now);
  return {
    soon: (latest: T): void => {
      waiting = { latest };
      if (isAsked) return;
      isAsked = true;
      later(() => {
        isAsked = false;
        now();
      });
    },
    /** What waits is done at once. */
    now,
    /** What waits is not done. */
    never: (): void => {
      waiting = null;
    },
  };
}
