import type { CommandSide } from '../../commandSide.ts';
import { defineModule, type CommandSettings } from '../../module.ts';
import { addPhotoLimit, addPhotoRoute } from './addPhoto/route.ts';
import { collectReturnRoute } from './collectReturn/route.ts';
import { creditReturnRoute } from './creditReturn/route.ts';
import { judgeReturnRoutes } from './judgeReturn/routes.ts';
import { planCollectionRoute } from './planCollection/route.ts';
import { keepReturnsInStep } from './policies/keepReturnsInStep.ts';
import { tellOfReturn } from './policies/tellOfReturn.ts';
import { requestReturnLimit, requestReturnRoute } from './requestReturn/route.ts';
import { createReturnCommands } from './returnCommands.ts';
import { toggleReturnLineRoute } from './toggleReturn/route.ts';
import { withdrawReturnRoute } from './withdrawReturn/route.ts';

export const returnModule = (side: CommandSide, { mailer, publicUrl }: CommandSettings) =>
  defineModule({
    routes: [
      toggleReturnLineRoute(side),
      requestReturnRoute(side),
      withdrawReturnRoute(side),
      addPhotoRoute(side),
      ...judgeReturnRoutes(side),
      planCollectionRoute(side),
      collectReturnRoute(side),
      creditReturnRoute(side),
    ],
    policies: [keepReturnsInStep(side), ...(mailer ? [tellOfReturn(side, mailer, publicUrl)] : [])],
    limits: [addPhotoLimit, requestReturnLimit],
    commands: createReturnCommands(side),
  });
