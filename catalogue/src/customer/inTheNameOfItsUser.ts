import { isGranted } from '@talloor/rules/account/rights.ts';
import type { Route } from '@talloor/platform/http/handler.ts';
import { askedBy } from './askedBy.ts';
import { boundUser, type Binding } from './boundUser.ts';

/** Runs a route for its user, so that restricted articles and hidden prices stay hidden. */
export const inTheNameOfItsUser = (route: Route, side: Binding): Route => ({
  ...route,
  handle: (input, context) => {
    const { user } = context;
    const bound = boundUser(side, user?.userId ?? null);
    // Without a chosen customer only the office sees prices.
    const seesPrices = !user?.customerNumber || isGranted(user.rights, 'see_prices');
    return askedBy(bound, () => route.handle(input, context), seesPrices);
  },
});
