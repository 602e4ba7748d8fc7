import { getDeliveryReplacementsRoute } from './aggregates/delivery/replacements/erpRoute.ts';
import { replacementLimits, replacementRoutes } from './aggregates/delivery/replacements/routes.ts';
import type { Route } from '@talloor/platform/http/handler.ts';
import type { ChangeActiveBasket } from './aggregates/basket/changeActiveBasket.ts';
import { chooseBasketLineReplacementRoute } from './aggregates/basket/chooseLineReplacement/route.ts';
import { chooseOrderLineReplacementRoute } from './aggregates/order/chooseLineReplacement/route.ts';
import type { CommandSide } from './commandSide.ts';
import type { Mailer } from './mail/mailer.ts';
import { askReplacement } from './aggregates/delivery/policies/askReplacement.ts';

/** All that buyers say about articles that come in place of others, and what follows by itself (ADR 0124). */
export const composeReplacements = (
  side: CommandSide,
  change: ChangeActiveBasket,
  mailer: Mailer | null,
  publicUrl: string,
) => ({
  routes: [
    ...replacementRoutes(side),
    getDeliveryReplacementsRoute(side),
    chooseOrderLineReplacementRoute(side),
    chooseBasketLineReplacementRoute(change),
  ] as readonly Route[],
  // Where the pages of orders are off nobody could answer: nobody is asked, and nothing comes in place.
  policies: [askReplacement(side, side.features.pending_orders ? mailer : null, publicUrl)],
  limits: replacementLimits,
});
