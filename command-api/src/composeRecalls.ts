import type { Route } from '@talloor/platform/http/handler.ts';
import { recallRoutes } from './aggregates/recall/recallRoutes.ts';
import type { CommandSide } from './commandSide.ts';
import { openRecall, type WantedRecall } from './aggregates/recall/openRecall/openRecall.ts';
import type { Mailer } from './mail/mailer.ts';
import { giveRecallNotices } from './aggregates/recall/policies/giveRecallNotices.ts';
import { tellOfRecall } from './aggregates/recall/policies/tellOfRecall.ts';

/** All that is done to recalls, by the office and by customers, and what follows by itself. */
export const composeRecalls = (side: CommandSide, mailer: Mailer | null, publicUrl: string) => ({
  routes: recallRoutes(side) as readonly Route[],
  commands: { openRecall: (key: string, wanted: WantedRecall) => openRecall(side, key, wanted) },
  policies: [giveRecallNotices(side), ...(mailer ? [tellOfRecall(side, mailer, publicUrl)] : [])],
});
