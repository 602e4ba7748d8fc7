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

/** Looks for the tenant's first restricted list as long as there is none (ADR 0134). */
export function watchRestrictedLists(pool: Pick<Pool, 'query' | 'ended'>): RestrictedListWatch {
  let isKnownEmpty = false;
  let wasOpened = false;
  const look = async (): Promise<void> => {
    const { rows } = await pool.query({
      name: 'a_restricted_list',
      text: 'select 1 from catalogue.restricted_lists limit 1',
    });
    wasOpened ||= rows.length > 0;
    isKnownEmpty = !wasOpened;
    if (wasOpened) clearInterval(timer);
  };
  const timer = setInterval(() => {
    if (pool.ended) clearInterval(timer);
    // In an outage nothing is found either; what was known goes on until the next look.
    else look().catch(() => undefined);
  }, lookEveryMs);
  timer.unref();
  look().catch(() => undefined);
  return {
    mayBind: () => !isKnownEmpty,
    opened: () => {
      wasOpened = true;
      isKnownEmpty = false;
      clearInterval(timer);
    },
  };
}
