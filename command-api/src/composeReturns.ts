import type { Route } from '@talloor/platform/http/handler.ts';
import { toggleReturnLineRoute } from './aggregates/return/toggleReturn/route.ts';
import { addPhotoLimit, addPhotoRoute } from './aggregates/return/addPhoto/route.ts';
import { officeReturnRoutes } from './aggregates/return/officeReturnRoutes.ts';
import { requestReturnLimit, requestReturnRoute } from './aggregates/return/requestReturn/route.ts';
import { createReturnCommands } from './aggregates/return/returnCommands.ts';
import { withdrawReturnRoute } from './aggregates/return/withdrawReturn/route.ts';
import type { CommandSide } from './commandSide.ts';
import type { Mailer } from './mail/mailer.ts';
import { keepReturnsInStep } from './aggregates/return/policies/keepReturnsInStep.ts';
import { tellOfReturn } from './aggregates/return/policies/tellOfReturn.ts';

/** All that is done to returns, by the customer and by the office, and what follows by itself. */
export const composeReturns = (side: CommandSide, mailer: Mailer | null, publicUrl: string) => ({
  routes: [
    toggleReturnLineRoute(side),
    requestReturnRoute(side),
    withdrawReturnRoute(side),
    addPhotoRoute(side),
    ...officeReturnRoutes(side),
  ] as readonly Route[],
  policies: [keepReturnsInStep(side), ...(mailer ? [tellOfReturn(side, mailer, publicUrl)] : [])],
  limits: [addPhotoLimit, requestReturnLimit],
  commands: createReturnCommands(side),
});
