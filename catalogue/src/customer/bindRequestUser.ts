import { isGranted } from '@talloor/rules/account/rights.ts';
import type { Route } from '@talloor/platform/http/handler.ts';
import { runAsUser } from './runAsUser.ts';
import { boundUserOf, type Binding } from './boundUserOf.ts';

/** Restricted articles and hidden prices stay hidden. */
export const bindRequestUser = (route: Route, side: Binding): Route => ({
  ...route,
  handle: (input, context) => {
    const { user } = context;
    const boundUserId = boundUserOf(side, user?.userId ?? null);
    // Without a chosen customer only the office sees prices.
    const seesPrices = !user?.customerNumber || isGranted(user.rights, 'see_prices');
    return runAsUser(boundUserId, () => route.handle(input, context), seesPrices);
  },
});
