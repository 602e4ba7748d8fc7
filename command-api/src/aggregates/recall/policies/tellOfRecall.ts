import { accountFold, accountStream } from '@talloor/events/account/account.ts';
import type { RecallEvent } from '@talloor/events/recall/events.ts';
import { recallFold, type RecallState } from '@talloor/events/recall/state.ts';
import type { Decision } from '@talloor/platform/aggregate/aggregate.ts';
import type { DecodedEvent } from '@talloor/platform/codec/codec.ts';
import { definePolicy } from '@talloor/platform/subscription/policy.ts';
import type { CommandSide } from '../../../commandSide.ts';
import type { Mailer } from '../../../mail/mailer.ts';
import { recallMail } from '../../../mail/recallMail.ts';
import { messageIdAt } from '../../../mail/messageIdAt.ts';
import { sendAndNote, type SentMail } from '../../../mail/sendAndNote.ts';

const handles = ['RecallNoticeSent', 'RecallReminded'] as const;
type MailedEvent = Extract<RecallEvent, { type: (typeof handles)[number] }>;

/** One mail per language. Skips inactive accounts. */
export const tellOfRecall = (side: CommandSide, mailer: Mailer, publicUrl: string) =>
  definePolicy<MailedEvent>({
    name: 'tellOfRecall',
    handles,
    react: async ({ id, streamId, revision, event, metadata }: DecodedEvent<MailedEvent>) => {
      const { state } = await side.repository.load(recallFold, streamId, revision);
      const { customerNumber, recipients } = event.data;
      const customer = state.status === 'none' ? undefined : state.customers[customerNumber];
      if (state.status === 'none' || !customer) return;
      const about = event.type === 'RecallNoticeSent' ? ('notice' as const) : ('reminder' as const);
      if (state.status === 'closed' || (about === 'reminder' && !customer.awaits)) return;
      const people = await findReachable(side, customerNumber, recipients);
      for (const language of ['nl', 'fr'] as const) {
        const readers = people.filter((person) => person.language === language);
        const messageId = messageIdAt(publicUrl, `recall-${id}-${language}`);
        if (readers.length === 0 || customer.mails.includes(messageId)) continue;
        const content = recallMail(about, state.opened, {
          customerName: customer.customerName,
          deliveries: event.type === 'RecallNoticeSent' ? event.data.deliveries : customer.deliveries,
          language,
          publicUrl,
          ownTexts: side.ownTexts,
        });
        const mail = {
          ...content,
          messageId,
          to: readers.map(({ email }) => email),
          about: readers.map(({ userId }) => userId),
          language,
          date: new Date(metadata.occurredAt),
        };
        await sendAndNote(side, mailer, mail, {
          name: `recordRecallMail/${language}`,
          aggregate: recallFold,
          streamId,
          source: { id, metadata },
          decide: (sentMail, now) => decideRecordMail({ customerNumber, about }, sentMail, now),
        });
      }
    },
  });

async function findReachable(
  { repository }: Pick<CommandSide, 'repository'>,
  customerNumber: string,
  recipients: readonly string[],
): Promise<readonly { readonly userId: string; readonly email: string; readonly language: 'nl' | 'fr' }[]> {
  const reachableRecipients = await Promise.all(
    recipients.map(async (userId) => {
      const { state: account } = await repository.load(accountFold, accountStream(userId));
      if (account.status !== 'active' || account.email === null || !account.customers.includes(customerNumber))
        return [];
      return [{ userId, email: account.email, language: account.language }];
    }),
  );
  return reachableRecipients.flat();
}

function decideRecordMail(
  { customerNumber, about }: { readonly customerNumber: string; readonly about: 'notice' | 'reminder' },
  sentMail: SentMail,
  state: RecallState,
): Decision<RecallEvent> {
  if (state.status === 'none' || state.customers[customerNumber]?.mails.includes(sentMail.messageId)) return [];
  return [{ type: 'RecallMailSent', data: { customerNumber, about, ...sentMail } }];
}
