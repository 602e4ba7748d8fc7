import { isGranted } from '@talloor/rules/account/rights.ts';
import type { Route } from '@talloor/platform/http/handler.ts';
import { askedBy } from './askedBy.ts';
import { boundUser, type Binding } from './boundUser.ts';

/**
 * A route whose finders know which user asks: what a restricted list forbids is not found by whom it binds, and prices are not
 * by whom they are kept from.
 */
export const inTheNameOfItsUser = (route: Route, side: Binding): Route => ({
  ...route,
  handle: (input, context) => {
    const { user } = context;
    const bound = boundUser(side, user?.userId ?? null);
    // Who has chosen no customer sees none's prices, but for the office, from which they are not kept.
    const seesPrices = !user?.customerNumber || isGranted(user.rights, 'see_prices');
    return askedBy(bound, () => route.handle(input, context), seesPrices);
  },
});
