import type { CommandSide } from '../../commandSide.ts';
import { defineModule, type CommandSettings } from '../../module.ts';
import { addPhotoLimit, addPhotoRoute } from './addPhoto/route.ts';
import { officeReturnRoutes } from './officeReturnRoutes.ts';
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
      ...officeReturnRoutes(side),
    ],
    policies: [keepReturnsInStep(side), ...(mailer ? [tellOfReturn(side, mailer, publicUrl)] : [])],
    limits: [addPhotoLimit, requestReturnLimit],
    commands: createReturnCommands(side),
  });
