import type { CommandSide } from '../../commandSide.ts';
import { defineModule, type CommandSettings } from '../../module.ts';
import { activateLoginRoute } from './activateLogin/route.ts';
import { answerRegistrationRoutes } from './answerRegistration/routes.ts';
import type { CompleteRegistration } from './completeRegistration.ts';
import { fileAndOpen } from './fileRegistration/fileAndOpen.ts';
import type { Filing } from './fileRegistration/fileRegistration.ts';
import { registerRoute } from './fileRegistration/route.ts';
import { judgeRegistrationRoutes } from './judgeRegistration/routes.ts';
import { registrationStoreRoutes } from './keepDraft/routes.ts';
import { tellOfRegistration } from './policies/tellOfRegistration.ts';
import { registrationLimits } from './registrationLimits.ts';

export const registrationModule = (
  side: CommandSide,
  { mailer, publicUrl, discreet }: CommandSettings,
  complete: CompleteRegistration,
) =>
  defineModule({
    routes: [
      ...registrationStoreRoutes(side),
      registerRoute(side, discreet),
      ...answerRegistrationRoutes(side),
      activateLoginRoute(side, complete),
      ...judgeRegistrationRoutes(side, complete),
    ],
    policies: mailer ? [tellOfRegistration(side, mailer, publicUrl)] : [],
    limits: registrationLimits,
    commands: {
      fileRegistration: (registration: Pick<Filing, 'command' | 'passwordHash'> & { readonly key: string }) =>
        fileAndOpen(side, registration),
    },
  });
