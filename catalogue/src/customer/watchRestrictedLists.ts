import type { Pool } from 'pg';

export type RestrictedListWatch = {
  /** Also true until none is known to exist. */
  readonly mayBind: () => boolean;
  /** Call before the first list is stored. */
  readonly opened: () => void;
};

/** Delay until another process's first list is noticed. */
const lookEveryMs = 1000;
const mostMissed = 5;

/** Polls until the tenant has a restricted list (ADR 0090). */
export function watchRestrictedLists(pool: Pick<Pool, 'query' | 'ended'>): RestrictedListWatch {
  let isKnownEmpty = false;
  let wasOpened = false;
  let isLooking = false;
  let missedLooks = 0;
  const look = async (): Promise<void> => {
    const { rowCount } = await pool.query({
      name: 'a_restricted_list',
      text: 'select 1 from catalogue.restricted_lists limit 1',
    });
    missedLooks = 0;
    wasOpened ||= rowCount === 1;
    isKnownEmpty = !wasOpened;
    if (wasOpened) clearInterval(timer);
  };
  const lookOnce = (): void => {
    // During an outage the last answer stays for a while.
    missedLooks += 1;
    if (missedLooks > mostMissed) isKnownEmpty = false;
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
