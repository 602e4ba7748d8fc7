import { isGranted } from '@talloor/rules/account/rights.ts';
import type { Route } from '@talloor/platform/http/handler.ts';
import { Problem } from '@talloor/platform/http/problem.ts';
import type { Catalogue } from '../catalogue.ts';
import { boundUserOf, type Binding } from './boundUserOf.ts';
import { runAsUser } from './runAsUser.ts';

type PricedBinding = Binding & { readonly catalogue: Pick<Catalogue, 'findCustomer'> };

/** Restricted articles, hidden prices and the invoices of such customers stay hidden. */
export const bindRequestUser = (route: Route, side: PricedBinding): Route => {
  const { permission } = route.endpoint;
  const isInvoice = permission.kind === 'customer' && permission.right === 'see_invoices';
  const handle: Route['handle'] = async (input, context) => {
    if (isInvoice && (await side.catalogue.findCustomer(String(context.customerNumber)))?.showPrices === false)
      throw new Problem('permission.denied');
    return route.handle(input, context);
  };
  return {
    ...route,
    handle: (input, context) => {
      const { user } = context;
      const boundUserId = boundUserOf(side, user?.userId ?? null);
      // Without a chosen customer only the office sees prices.
      const seesPrices = !user?.customerNumber || isGranted(user.rights, 'see_prices');
      return runAsUser(boundUserId, () => (isInvoice ? handle : route.handle)(input, context), seesPrices);
    },
  };
};
