import { accountFold, accountStream } from '@talloor/events/account/account.ts';
import type { ServiceRequestEvent, ServiceRequestNews } from '@talloor/events/serviceRequest/events.ts';
import {
  serviceRequestFold,
  type KnownServiceRequest,
  type ServiceRequestState,
} from '@talloor/events/serviceRequest/state.ts';
import type { Decision } from '@talloor/platform/aggregate/aggregate.ts';
import type { DecodedEvent } from '@talloor/platform/codec/codec.ts';
import { definePolicy } from '@talloor/platform/subscription/policy.ts';
import type { CommandSide } from '../../../commandSide.ts';
import { caseMail } from '../../../mail/caseMail.ts';
import type { Mailer } from '../../../mail/mailer.ts';
import { messageIdAt } from '../../../mail/messageIdAt.ts';
import { sendAndNote, type SentMail } from '../../../mail/sendAndNote.ts';
import { holdsDocuments } from '../../../people/holdsDocuments.ts';
import { makeCaseToken } from '../caseToken.ts';

const newsOf = {
  ServiceRequestFiled: 'filed',
  ServiceRequestAssigned: 'assigned',
  ServiceRequestAnswered: 'answered',
  ServiceRequestInformationAsked: 'information_asked',
  ServiceRequestReplied: 'replied',
  ServiceRequestClosed: 'closed',
} as const satisfies Partial<Record<ServiceRequestEvent['type'], ServiceRequestNews>>;
type MailedEvent = Extract<ServiceRequestEvent, { type: keyof typeof newsOf }>;
type Reader = { readonly email: string; readonly language: 'nl' | 'fr'; readonly name: string; readonly link: string };

/** To the assignee what colleagues hand over, and replies (or else to the office); to the customer all else. Nothing after erasure. */
export const tellOfCase = (side: CommandSide, mailer: Mailer, publicUrl: string, officeEmail: string | null) =>
  definePolicy<MailedEvent>({
    name: 'tellOfCase',
    handles: Object.keys(newsOf) as MailedEvent['type'][],
    react: async ({ id, streamId, event, metadata }: DecodedEvent<MailedEvent>) => {
      const { state } = await side.repository.load(serviceRequestFold, streamId);
      const messageId = messageIdAt(publicUrl, `service-request-${id}`);
      if (state.status === 'none' || state.sentMails.includes(messageId)) return;
      const { filed } = state;
      const about = newsOf[event.type];
      const at = new Date(metadata.occurredAt);
      // Nobody needs a mail about taking a case, or about one that is handed over again meanwhile.
      if (event.type === 'ServiceRequestAssigned')
        if (event.data.assignedTo !== state.assignedTo || event.data.assignedTo === metadata.actorId) return;
      if (filed.kind === 'dispute' && !isNewsOfDispute(about, state, side.clock.now().getTime() - at.getTime())) return;
      const reader =
        about === 'assigned'
          ? await findAssignee(side, state, publicUrl)
          : about === 'replied'
            ? ((await findAssignee(side, state, publicUrl)) ?? officeReader(state, publicUrl, officeEmail))
            : await findCustomerReader(side, state, { publicUrl, at });
      if (reader === null) return;
      const text = 'text' in event.data && event.type !== 'ServiceRequestFiled' ? event.data.text : null;
      const mail = {
        ...caseMail(about, state, { ...reader, at, text, ownTexts: side.ownTexts }),
        messageId,
        to: [reader.email],
        about: [state.filed.personId],
        language: reader.language,
        date: at,
      };
      await sendAndNote(side, mailer, mail, {
        name: 'recordCaseMail',
        aggregate: serviceRequestFold,
        streamId,
        source: { id, metadata },
        decide: (sentMail, now) => decideRecordMail(about, sentMail, now),
      });
    },
  });

const newsMs = 7 * 24 * 60 * 60 * 1000;

/** Its answer closes it, and disputes from before cases are no news. */
const isNewsOfDispute = (about: ServiceRequestNews, { status }: KnownServiceRequest, age: number): boolean =>
  age < newsMs && about !== 'closed' && !(about === 'filed' && status === 'closed');

const officeLink = (publicUrl: string, caseId: string): string => `${publicUrl}/backoffice/cases/${caseId}/show`;

const officeReader = ({ filed }: KnownServiceRequest, publicUrl: string, email: string | null): Reader | null =>
  email === null ? null : { email, language: 'nl', name: '', link: officeLink(publicUrl, filed.caseId) };

async function findAssignee(
  { repository }: CommandSide,
  { assignedTo, filed }: KnownServiceRequest,
  publicUrl: string,
): Promise<Reader | null> {
  if (assignedTo === null) return null;
  const { state } = await repository.load(accountFold, accountStream(assignedTo));
  if (state.status !== 'active' || !state.email) return null;
  const link = officeLink(publicUrl, filed.caseId);
  return { email: state.email, language: state.language, name: state.firstName ?? '', link };
}

const pages = {
  own: { nl: 'nl/mijn-account/vragen', fr: 'fr/mon-compte/questions' },
  visitor: { nl: 'nl/contact/antwoord', fr: 'fr/contact/reponse' },
};

async function findCustomerReader(
  side: CommandSide,
  { filed }: KnownServiceRequest,
  { publicUrl, at }: { readonly publicUrl: string; readonly at: Date },
): Promise<Reader | null> {
  const { caseId, customerNumber, personId, language, contact } = filed;
  if (customerNumber === null) {
    if (contact.email === null) return null;
    // Typed by a visitor: no name, so that a mail carries none of their words.
    const token = makeCaseToken(side, 'reply', caseId, at);
    return { email: contact.email, language, name: '', link: `${publicUrl}/${pages.visitor[language]}?token=${token}` };
  }
  const { state } = await side.repository.load(accountFold, accountStream(personId));
  if (state.status !== 'active' || state.email === null || !state.customers.includes(customerNumber)) return null;
  if (filed.documentRequest && !holdsDocuments(state, filed.documentRequest)) return null;
  const link = `${publicUrl}/${pages.own[language]}?id=${caseId}&customer=${customerNumber}`;
  // The typed address is not verified.
  return { email: state.email, language, name: state.firstName ?? '', link };
}

function decideRecordMail(
  about: ServiceRequestNews,
  sentMail: SentMail,
  state: ServiceRequestState,
): Decision<ServiceRequestEvent> {
  if (state.status === 'none' || state.sentMails.includes(sentMail.messageId)) return [];
  return [{ type: 'ServiceRequestMailSent', data: { about, ...sentMail } }];
}
