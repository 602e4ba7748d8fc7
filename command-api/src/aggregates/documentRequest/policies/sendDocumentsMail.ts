import { accountFold, accountStream } from '@talloor/events/account/account.ts';
import type { DocumentRequestEvent } from '@talloor/events/documentRequest/events.ts';
import { documentRequestFold, type DocumentRequestState } from '@talloor/events/documentRequest/state.ts';
import type { Decision } from '@talloor/platform/aggregate/aggregate.ts';
import type { DecodedEvent } from '@talloor/platform/codec/codec.ts';
import { definePolicy } from '@talloor/platform/subscription/policy.ts';
import type { CommandSide } from '../../../commandSide.ts';
import { documentsMail } from '../../../mail/documentsMail.ts';
import type { Mailer } from '../../../mail/mailer.ts';
import { holdsDocuments } from '../../../people/holdsDocuments.ts';
import { messageIdAt } from '../../../mail/messageIdAt.ts';
import { sendAndNote, type SentMail } from '../../../mail/sendAndNote.ts';

/** Nothing to a person after erasure or without the customers. */
export const sendDocumentsMail = (side: CommandSide, mailer: Mailer, publicUrl: string) =>
  definePolicy<DocumentRequestEvent>({
    name: 'sendDocumentsMail',
    handles: ['DocumentsBundled', 'DocumentsFailed'],
    react: async ({ id, streamId, revision, metadata }: DecodedEvent<DocumentRequestEvent>) => {
      const { state } = await side.repository.load(documentRequestFold, streamId, revision);
      if (state.status === 'none' || state.status === 'requested') return;
      const { requestedBy, extraRecipient, language } = state.request;
      const date = new Date(metadata.occurredAt);
      const messageId = messageIdAt(publicUrl, `documents-${id}`);
      const { state: account } = await side.repository.load(accountFold, accountStream(requestedBy));
      if (account.status !== 'active' || account.email === null || state.mailed.includes(messageId)) return;
      if (!holdsDocuments(account, state.request)) return;
      const content = documentsMail(
        state,
        { language, name: account.firstName, publicUrl, ownTexts: side.ownTexts },
        date,
      );
      const extra = state.status === 'bundled' && extraRecipient !== null ? [extraRecipient] : [];
      const to = [...new Set([account.email, ...extra])];
      const mail = { ...content, messageId, to, language, date, about: [requestedBy] };
      await sendAndNote(side, mailer, mail, {
        name: 'recordDocumentsMail',
        aggregate: documentRequestFold,
        streamId,
        source: { id, metadata },
        decide: decideRecordMail,
      });
    },
  });

function decideRecordMail(sentMail: SentMail, state: DocumentRequestState): Decision<DocumentRequestEvent> {
  if (state.status === 'none' || state.mailed.includes(sentMail.messageId)) return [];
  return [{ type: 'DocumentsMailSent', data: sentMail }];
}
