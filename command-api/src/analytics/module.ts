import { deleteOldEvents } from '@talloor/analytics/deleteOldEvents.ts';
import { createBatchWriter } from '@talloor/analytics/writeBatches.ts';
import { collectAnalytics } from '@talloor/contracts/endpoints/analytics.ts';
import { route } from '@talloor/platform/http/handler.ts';
import { Problem } from '@talloor/platform/http/problem.ts';
import type { CommandSide } from '../commandSide.ts';
import type { CommandModule, CommandSettings } from '../module.ts';

const hourMs = 60 * 60 * 1000;
const mostDeleted = 5000;

type Side = Pick<CommandSide, 'pool' | 'clock' | 'analytics'>;

/** A repeated call is counted again, because the sums need no more. */
export function analyticsModule(
  { pool, clock, analytics }: Side,
  { analyticsPerMinute }: Pick<CommandSettings, 'analyticsPerMinute'>,
): CommandModule {
  const write = createBatchWriter(pool);
  return {
    routes: [
      route(collectAnalytics, async ({ body: batch }, { user, customerNumber }) => {
        if (analytics?.mode !== 'own') throw new Problem('not_found');
        await write({ batch, customerNumber, isSignedIn: user !== null, at: clock.now() });
        return { body: undefined };
      }),
    ],
    timers: [
      {
        name: 'deleteOldEvents',
        lookAgainMs: hourMs,
        look: async () => ((await deleteOldEvents(pool, clock.now(), mostDeleted)) ? 0 : hourMs),
      },
    ],
    limits: [
      {
        endpoint: collectAnalytics.name,
        windowSeconds: 60,
        counts: 'all',
        perUser: analyticsPerMinute,
        problem: 'request.rate_limited',
      },
    ],
  };
}
