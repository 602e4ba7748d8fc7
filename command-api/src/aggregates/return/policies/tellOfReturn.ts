import { accountFold, accountStream } from '@talloor/events/account/account.ts';
import type { ReturnEvent } from '@talloor/events/return/events.ts';
import { returnFold, type ReturnState, type ReturnStatus } from '@talloor/events/return/state.ts';
import type { Decision } from '@talloor/platform/aggregate/aggregate.ts';
import type { DecodedEvent } from '@talloor/platform/codec/codec.ts';
import { definePolicy } from '@talloor/platform/subscription/policy.ts';
import type { CommandSide } from '../../../commandSide.ts';
import type { Mailer } from '../../../mail/mailer.ts';
import { returnMail } from '../../../mail/returnMail.ts';
import { messageIdAt } from '../../../mail/messageIdAt.ts';
import { sendAndNote, type SentMail } from '../../../mail/sendAndNote.ts';
import { asSeenBy } from '../../../people/grantOf.ts';

const newsOf = {
  ReturnRequested: 'requested',
  ReturnAccepted: 'accepted',
  ReturnRefused: 'refused',
  ReturnCollectionPlanned: 'planned',
  ReturnCollected: 'collected',
  ReturnCredited: 'credited',
  ReturnWithdrawn: 'withdrawn',
} as const satisfies Partial<Record<ReturnEvent['type'], ReturnStatus>>;
type MailedEvent = Extract<ReturnEvent, { type: keyof typeof newsOf }>;

/** Nothing after erasure or without order rights. */
export const tellOfReturn = (side: CommandSide, mailer: Mailer, publicUrl: string) =>
  definePolicy<MailedEvent>({
    name: 'tellOfReturn',
    handles: Object.keys(newsOf) as MailedEvent['type'][],
    react: async ({ id, streamId, revision, event, metadata }: DecodedEvent<MailedEvent>) => {
      const { state } = await side.repository.load(returnFold, streamId, revision);
      const messageId = messageIdAt(publicUrl, `return-${id}`);
      if (state.status === 'none' || state.told.includes(messageId)) return;
      const { requestedBy, customerNumber, contact, language } = state.request;
      const [{ state: account }, customer] = await Promise.all([
        side.repository.load(accountFold, accountStream(requestedBy)),
        side.catalogue.findCustomer(customerNumber),
      ]);
      if (contact.email === null || account.status !== 'active' || !account.customers.includes(customerNumber)) return;
      const about = newsOf[event.type];
      // A later mail covers later changes.
      const atThen = event.type === 'ReturnCollectionPlanned' ? { ...state, collectionDay: event.data.day } : state;
      const showPrices = customer ? asSeenBy(account, customer).showPrices : false;
      const content = returnMail(about, atThen, { publicUrl, showPrices, ownTexts: side.ownTexts });
      const mail = {
        ...content,
        messageId,
        to: [contact.email],
        about: [requestedBy],
        language,
        date: new Date(metadata.occurredAt),
      };
      await sendAndNote(side, mailer, mail, {
        name: 'recordReturnMail',
        aggregate: returnFold,
        streamId,
        source: { id, metadata },
        decide: (sentMail, now) => decideRecordMail(about, sentMail, now),
      });
    },
  });

function decideRecordMail(about: ReturnStatus, sentMail: SentMail, state: ReturnState): Decision<ReturnEvent> {
  if (state.status === 'none' || state.told.includes(sentMail.messageId)) return [];
  return [{ type: 'ReturnMailSent', data: { about, ...sentMail } }];
}
