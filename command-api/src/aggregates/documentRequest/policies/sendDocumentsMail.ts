import { accountFold, accountStream } from '@talloor/events/account/account.ts';
import type { DocumentRequestEvent } from '@talloor/events/documentRequest/events.ts';
import { documentRequestFold, type DocumentRequestState } from '@talloor/events/documentRequest/state.ts';
import type { Decision } from '@talloor/platform/aggregate/aggregate.ts';
import type { DecodedEvent } from '@talloor/platform/codec/codec.ts';
import { definePolicy } from '@talloor/platform/subscription/policy.ts';
import type { CommandSide } from '../../../commandSide.ts';
import { documentsMail, missingDocumentsMail } from '../../../mail/documentsMail.ts';
import type { Mailer } from '../../../mail/mailer.ts';
import { sendAndNote, type SentMail } from '../../../mail/sendAndNote.ts';

type Settings = { readonly publicUrl: string; readonly officeEmail: string | null };

/** Nothing to a person after erasure or without the customers. */
export const sendDocumentsMail = (side: CommandSide, mailer: Mailer, { publicUrl, officeEmail }: Settings) =>
  definePolicy<DocumentRequestEvent>({
    name: 'sendDocumentsMail',
    handles: ['DocumentsBundled', 'DocumentsFailed'],
    react: async ({ id, streamId, revision, metadata }: DecodedEvent<DocumentRequestEvent>) => {
      const { state } = await side.repository.load(documentRequestFold, streamId, revision);
      if (state.status === 'none' || state.status === 'requested') return;
      const { requestedBy, customerNumbers, extraRecipient, language } = state.request;
      const note = { aggregate: documentRequestFold, streamId, source: { id, metadata }, decide: decideRecordMail };
      const date = new Date(metadata.occurredAt);
      const { state: account } = await side.repository.load(accountFold, accountStream(requestedBy));
      const messageId = `documents-${id}@talloor.example`;
      const isUser = account.status === 'active' && customerNumbers.every((each) => account.customers.includes(each));
      if (isUser && account.email !== null && !state.mailed.includes(messageId)) {
        const content = documentsMail(state, { language, name: account.firstName, publicUrl }, date);
        const extra = state.status === 'bundled' && extraRecipient !== null ? [extraRecipient] : [];
        const to = [...new Set([account.email, ...extra])];
        const mail = { ...content, messageId, to, language, date, about: [requestedBy] };
        await sendAndNote(side, mailer, mail, { ...note, name: 'recordDocumentsMail' });
      }
      const officeId = `documents-office-${id}@talloor.example`;
      const isCase = (state.bundle?.missing.length ?? 0) > 0 || state.failure === 'technical';
      if (!isCase || officeEmail === null || state.mailed.includes(officeId)) return;
      const content = missingDocumentsMail(state, publicUrl, date);
      const mail = { ...content, messageId: officeId, to: [officeEmail], language: 'nl' as const, date, about: [] };
      await sendAndNote(side, mailer, mail, { ...note, name: 'recordOfficeDocumentsMail' });
    },
  });

function decideRecordMail(sentMail: SentMail, state: DocumentRequestState): Decision<DocumentRequestEvent> {
  if (state.status === 'none' || state.mailed.includes(sentMail.messageId)) return [];
  return [{ type: 'DocumentsMailSent', data: sentMail }];
}
