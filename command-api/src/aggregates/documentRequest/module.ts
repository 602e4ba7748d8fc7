import type { CommandSide } from '../../commandSide.ts';
import { defineModule, type CommandSettings } from '../../module.ts';
import { recordDocumentBundle } from './policies/recordDocumentBundle.ts';
import { recordLostBundles } from './policies/recordLostBundles.ts';
import { sendDocumentsMail } from './policies/sendDocumentsMail.ts';
import { requestDocumentsLimit, requestDocumentsRoute } from './requestDocuments/route.ts';

export const documentRequestModule = (side: CommandSide, { mailer, publicUrl }: CommandSettings) =>
  defineModule({
    routes: [requestDocumentsRoute(side)],
    policies: [recordDocumentBundle(side), ...(mailer ? [sendDocumentsMail(side, mailer, publicUrl)] : [])],
    timers: [recordLostBundles(side)],
    limits: [requestDocumentsLimit],
  });
