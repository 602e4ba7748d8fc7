import { deleteOldEvents } from '@talloor/analytics/deleteOldEvents.ts';
import { writeBatch } from '@talloor/analytics/writeBatch.ts';
import { collectAnalytics } from '@talloor/contracts/endpoints/analytics.ts';
import { route } from '@talloor/platform/http/handler.ts';
import { Problem } from '@talloor/platform/http/problem.ts';
import type { CommandSide } from '../commandSide.ts';
import type { CommandModule, CommandSettings } from '../module.ts';

const hourMs = 60 * 60 * 1000;
const mostDeleted = 5000;

type Side = Pick<CommandSide, 'pool' | 'clock' | 'analytics'>;

/** A repeated call is counted again, because the sums need no more. */
export const analyticsModule = (
  { pool, clock, analytics }: Side,
  { analyticsPerMinute }: Pick<CommandSettings, 'analyticsPerMinute'>,
): CommandModule => ({
  routes: [
    route(collectAnalytics, async ({ body }, { user, customerNumber }) => {
      if (analytics?.mode !== 'own') throw new Problem('not_found');
      await writeBatch(pool, body, { customerNumber, isSignedIn: user !== null }, clock.now());
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
});
