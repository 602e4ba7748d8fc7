import { allEvents } from '@talloor/events/allEvents.ts';
import { runService } from '@talloor/platform/runService.ts';
import { checkSubscriptions, readModelsCaughtUp } from '@talloor/platform/subscription/caughtUp.ts';
import { checkpointName } from '@talloor/platform/subscription/checkpoints.ts';
import { createRunner } from '@talloor/platform/subscription/createRunner.ts';
import { measureSubscriptions } from '@talloor/platform/subscription/subscriptionMetrics.ts';
import { allProjectors } from './allProjectors.ts';

/** Nobody reads its problem texts. */
await runService({
  name: 'projections',
  definitions: allEvents,
  texts: () => (code) => ({ title: code }),
  compose: async ({ pool, store, codec, logger, metrics }, { databaseUrl }) => {
    const runner = createRunner({ store, codec, databaseUrl, projectors: allProjectors, policies: [], log: logger });
    measureSubscriptions(metrics, runner);
    await runner.start();
    return {
      routes: [],
      checks: {
        'read-models': readModelsCaughtUp({ pool, store, names: allProjectors.map(checkpointName) }),
        subscriptions: checkSubscriptions(runner.status),
      },
      endings: [{ name: 'read models', end: runner.stop }],
    };
  },
});
