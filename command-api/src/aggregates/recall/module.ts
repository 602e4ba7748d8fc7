import type { CommandSide } from '../../commandSide.ts';
import { defineModule, type CommandSettings } from '../../module.ts';
import { acknowledgeRecallForRoute } from './acknowledgeRecall/officeRoute.ts';
import { acknowledgeRecallRoute } from './acknowledgeRecall/route.ts';
import { closeRecallRoute } from './closeRecall/route.ts';
import { openRecall, type RecallRequest } from './openRecall/openRecall.ts';
import { openRecallRoute } from './openRecall/route.ts';
import { giveRecallNotices } from './policies/giveRecallNotices.ts';
import { tellOfRecall } from './policies/tellOfRecall.ts';
import { remindOfRecallRoute } from './remindRecall/route.ts';

export const recallModule = (side: CommandSide, { mailer, publicUrl }: CommandSettings) =>
  defineModule({
    routes: [
      openRecallRoute(side),
      remindOfRecallRoute(side),
      acknowledgeRecallForRoute(side),
      closeRecallRoute(side),
      acknowledgeRecallRoute(side),
    ],
    policies: [giveRecallNotices(side), ...(mailer ? [tellOfRecall(side, mailer, publicUrl)] : [])],
    commands: { openRecall: (key: string, request: RecallRequest) => openRecall(side, key, request) },
  });
