import type { CommandSide } from '../../commandSide.ts';
import type { CommandModule, CommandSettings } from '../../module.ts';
import { createChangeStandingOrder, type OwnList } from './changeStandingOrder.ts';
import { endStandingOrderRoute } from './endStandingOrder/route.ts';
import { pauseStandingOrderRoute } from './pauseStandingOrder/route.ts';
import { endStandingOrderOfDeletedList } from './policies/endStandingOrderOfDeletedList.ts';
import { tellOfStandingBasket } from './policies/tellOfStandingBasket.ts';
import { restoreStandingDateRoute } from './restoreStandingDate/route.ts';
import { resumeStandingOrderRoute } from './resumeStandingOrder/route.ts';
import { setStandingOrderRoute } from './setStandingOrder/route.ts';
import { skipStandingDateRoute } from './skipStandingDate/route.ts';

export function standingOrderModule(
  side: CommandSide,
  { mailer, publicUrl }: CommandSettings,
  ownList: OwnList,
): CommandModule {
  const change = createChangeStandingOrder(side, ownList);
  return {
    routes: [
      setStandingOrderRoute(side, change),
      pauseStandingOrderRoute(side, change),
      resumeStandingOrderRoute(side, change),
      skipStandingDateRoute(side, change),
      restoreStandingDateRoute(side, change),
      endStandingOrderRoute(change),
    ],
    policies: [endStandingOrderOfDeletedList(side), ...(mailer ? [tellOfStandingBasket(side, mailer, publicUrl)] : [])],
  };
}
