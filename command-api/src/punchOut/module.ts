import { seedPunchOutHosts } from '@talloor/catalogue/punchOut/writePunchOutSettings.ts';
import { createLoginAttempts } from '../aggregates/account/login/createLoginAttempts.ts';
import type { BasketActivation } from '../aggregates/basket/activateBasket/activate.ts';
import type { ActiveBaskets } from '../aggregates/basket/activeBaskets.ts';
import type { CommandSide } from '../commandSide.ts';
import { defineModule, type CommandSettings } from '../module.ts';
import { changePunchOutSettingsRoute } from './changePunchOutSettings/route.ts';
import { checkPunchOutLimit, checkPunchOutRoute } from './checkPunchOut/route.ts';
import { forgetPunchOuts } from './forgetPunchOuts.ts';
import { createQuickProof } from './punchIn/createQuickProof.ts';
import { punchInLimits, punchInRoutes } from './punchIn/routes.ts';
import { sendBasketBackRoute } from './sendBasketBack/route.ts';

export function punchOutModule(
  side: CommandSide,
  { loginAttempts, isDemo, erpHosts }: CommandSettings,
  { baskets, activate }: { readonly baskets: ActiveBaskets; readonly activate: BasketActivation },
) {
  const proof = createQuickProof(side, createLoginAttempts(side));
  return defineModule({
    routes: [
      ...punchInRoutes({ ...side, ...proof, baskets: { activate }, isDemo }),
      sendBasketBackRoute(side, baskets, isDemo),
      checkPunchOutRoute(side, proof.prove, isDemo),
      changePunchOutSettingsRoute(side),
    ],
    timers: [forgetPunchOuts(side)],
    limits: [...punchInLimits(loginAttempts), checkPunchOutLimit],
    commands: {
      /** `ERP_HOSTS` is the first setting of its customers. */
      seedErpHosts: () => seedPunchOutHosts(side.pool, erpHosts, { by: 'system', at: side.clock.now() }),
    },
  });
}
