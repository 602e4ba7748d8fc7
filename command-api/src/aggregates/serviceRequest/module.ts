import type { CommandSide } from '../../commandSide.ts';
import { defineModule, type CommandSettings } from '../../module.ts';
import { addCaseFileRoute } from './addFile/route.ts';
import { answerCaseRoutes } from './answerCase/routes.ts';
import { assignCaseRoute } from './assignCase/route.ts';
import { createCaseCommands } from './caseCommands.ts';
import { closeCaseRoute } from './closeCase/route.ts';
import { complaintRoute } from './fileServiceRequest/complaintRoute.ts';
import { contactRoutes } from './fileServiceRequest/contactRoutes.ts';
import { linkCaseRoute } from './linkCase/route.ts';
import { tellOfCase } from './policies/tellOfCase.ts';
import { replyRoutes } from './replyToCase/routes.ts';
import { serviceRequestLimits } from './serviceRequestLimits.ts';

export const serviceRequestModule = (side: CommandSide, { mailer, publicUrl, officeEmail }: CommandSettings) =>
  defineModule({
    routes: [
      ...contactRoutes(side),
      complaintRoute(side),
      addCaseFileRoute(side),
      ...replyRoutes(side),
      ...answerCaseRoutes(side),
      assignCaseRoute(side),
      closeCaseRoute(side),
      linkCaseRoute(side),
    ],
    policies: mailer ? [tellOfCase(side, mailer, publicUrl, officeEmail)] : [],
    limits: serviceRequestLimits,
    commands: createCaseCommands(side),
  });
