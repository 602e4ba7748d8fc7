import type { CommandSide } from '../../commandSide.ts';
import type { CommandModule, CommandSettings } from '../../module.ts';
import { createChangeStandingOrder, type OwnList } from './changeStandingOrder.ts';
import { endStandingOrderRoute } from './endStandingOrder/route.ts';
import { pauseStandingOrderRoutes } from './pauseStandingOrder/routes.ts';
import { endStandingOrderOfDeletedList } from './policies/endStandingOrderOfDeletedList.ts';
import { tellOfStandingBasket } from './policies/tellOfStandingBasket.ts';
import { setStandingOrderRoute } from './setStandingOrder/route.ts';
import { skipStandingDateRoutes } from './skipStandingDate/routes.ts';

export function standingOrderModule(
  side: CommandSide,
  { mailer, publicUrl }: CommandSettings,
  ownList: OwnList,
): CommandModule {
  const change = createChangeStandingOrder(side, ownList);
  return {
    routes: [
      setStandingOrderRoute(side, change),
      ...pauseStandingOrderRoutes(side, change),
      ...skipStandingDateRoutes(side, change),
      endStandingOrderRoute(change),
    ],
    policies: [endStandingOrderOfDeletedList(side), ...(mailer ? [tellOfStandingBasket(side, mailer, publicUrl)] : [])],
  };
}
