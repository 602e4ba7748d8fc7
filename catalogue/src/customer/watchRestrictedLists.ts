import type { Pool } from 'pg';

/** Whether a restricted list may bind anybody of this tenant. */
export type RestrictedListWatch = {
  /** True until it is known that there is none, and for good once there is one. */
  readonly mayBind: () => boolean;
  /** To be called before the first list of the tenant is kept by this process. */
  readonly opened: () => void;
};

/** How long the first list that another process opens may go unseen here. */
const lookEveryMs = 1000;
/** Looks that found no answer: after so many nobody knows any more that there is none. */
const mostMissed = 5;

/** Looks for the tenant's first restricted list as long as there is none (ADR 0090). */
export function watchRestrictedLists(pool: Pick<Pool, 'query' | 'ended'>): RestrictedListWatch {
  let isKnownEmpty = false;
  let wasOpened = false;
  let isLooking = false;
  let missed = 0;
  const look = async (): Promise<void> => {
    const { rowCount } = await pool.query({
      name: 'a_restricted_list',
      text: 'select 1 from catalogue.restricted_lists limit 1',
    });
    missed = 0;
    wasOpened ||= rowCount === 1;
    isKnownEmpty = !wasOpened;
    if (wasOpened) clearInterval(timer);
  };
  const lookOnce = (): void => {
    // Until a look is answered, or where none can be in an outage, what was known goes on for a while.
    missed += 1;
    if (missed > mostMissed) isKnownEmpty = false;
    if (isLooking) return;
    isLooking = true;
    look()
      .catch(() => undefined)
      .finally(() => (isLooking = false));
  };
  const timer = setInterval(() => {
    if (pool.ended) clearInterval(timer);
    else lookOnce();
  }, lookEveryMs);
  timer.unref();
  lookOnce();
  return {
    mayBind: () => !isKnownEmpty,
    opened: () => {
      wasOpened = true;
      isKnownEmpty = false;
      clearInterval(timer);
    },
  };
}
