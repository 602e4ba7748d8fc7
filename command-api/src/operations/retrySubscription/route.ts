import { retrySubscription } from '@talloor/contracts/endpoints/operations.ts';
import { route, type Route } from '@talloor/platform/http/handler.ts';
import { Problem } from '@talloor/platform/http/problem.ts';
import { retrySubscription as askForRetry } from '@talloor/platform/subscription/knownSubscriptions.ts';
import type { CommandSide } from '../../commandSide.ts';

/** By administrators. No business event, only a log line. */
export const retrySubscriptionRoute = ({ pool, log }: Pick<CommandSide, 'pool' | 'log'>): Route =>
  route(retrySubscription, async ({ params: { name } }, { user }) => {
    const retryCount = await askForRetry(pool, name);
    if (retryCount === null) throw new Problem('subscription.not_found');
    log.warn({ subscription: name, asked: retryCount, by: user.userId }, 'a retry of a subscription was requested');
    return { body: { asked: retryCount } };
  });
