import type { CommandSide } from '../../commandSide.ts';
import { defineModule, type CommandSettings } from '../../module.ts';
import { openRecall, type RecallRequest } from './openRecall/openRecall.ts';
import { giveRecallNotices } from './policies/giveRecallNotices.ts';
import { tellOfRecall } from './policies/tellOfRecall.ts';
import { recallRoutes } from './recallRoutes.ts';

export const recallModule = (side: CommandSide, { mailer, publicUrl }: CommandSettings) =>
  defineModule({
    routes: recallRoutes(side),
    policies: [giveRecallNotices(side), ...(mailer ? [tellOfRecall(side, mailer, publicUrl)] : [])],
    commands: { openRecall: (key: string, request: RecallRequest) => openRecall(side, key, request) },
  });
