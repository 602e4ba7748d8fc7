import { accountFold, accountStream } from '@talloor/events/account/account.ts';
import type { InvitationEvent } from '@talloor/events/invitation/events.ts';
import { invitationFold, type InvitationState } from '@talloor/events/invitation/state.ts';
import type { Decision } from '@talloor/platform/aggregate/aggregate.ts';
import type { DecodedEvent } from '@talloor/platform/codec/codec.ts';
import { definePolicy } from '@talloor/platform/subscription/policy.ts';
import { makeInvitationToken } from '../invitationToken.ts';
import { loadInviter } from '../loadInviter.ts';
import type { CommandSide } from '../../../commandSide.ts';
import { invitationMail } from '../../../mail/invitationMail.ts';
import type { Mailer } from '../../../mail/mailer.ts';
import { messageIdAt } from '../../../mail/messageIdAt.ts';
import { sendAndNote, type SentMail } from '../../../mail/sendAndNote.ts';

const paths = { nl: 'uitnodiging', fr: 'invitation' };

/** Nothing for overtaken mails, unusable links and inviters without right. */
export const sendInvitation = (side: CommandSide, mailer: Mailer, publicUrl: string) =>
  definePolicy<InvitationEvent>({
    name: 'sendInvitation',
    handles: ['UserInvited', 'InvitationRenewed'],
    react: async ({ id, streamId, event, metadata }: DecodedEvent<InvitationEvent>) => {
      if (event.type !== 'UserInvited' && event.type !== 'InvitationRenewed') return;
      const { state } = await side.repository.load(invitationFold, streamId);
      const messageId = messageIdAt(publicUrl, `invitation-${id}`);
      if (state.status !== 'open' || state.mailed.includes(messageId)) return;
      const { expiresAt, invitedBy, invited } = state;
      if (event.data.expiresAt !== expiresAt || new Date(expiresAt) <= side.clock.now()) return;
      if (invited.email === null || !(await loadInviter(side, invitedBy, invited.customerNumber)).mayInvite) return;
      const [{ state: inviter }, customer] = await Promise.all([
        side.repository.load(accountFold, accountStream(invitedBy)),
        side.catalogue.findCustomer(invited.customerNumber),
      ]);
      const { language } = invited;
      const content = invitationMail(invited, {
        inviter: inviter.status === 'none' ? '' : [inviter.firstName, inviter.lastName].filter(Boolean).join(' '),
        customer: customer?.name ?? invited.customerNumber,
        url: `${publicUrl}/${paths[language]}?token=${makeInvitationToken(side, state)}`,
        until: expiresAt,
        ownTexts: side.ownTexts,
      });
      const date = new Date(metadata.occurredAt);
      const about = [invited.invitationId, invitedBy];
      const mail = { ...content, messageId, to: [invited.email], language, date, about };
      await sendAndNote(side, mailer, mail, {
        name: 'recordInvitationMail',
        aggregate: invitationFold,
        streamId,
        source: { id, metadata },
        decide: decideRecordMail,
      });
    },
  });

function decideRecordMail(sentMail: SentMail, state: InvitationState): Decision<InvitationEvent> {
  if (state.status === 'none' || state.mailed.includes(sentMail.messageId)) return [];
  return [{ type: 'InvitationMailSent', data: sentMail }];
}
