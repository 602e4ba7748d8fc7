import { accountFold, type AccountEvent } from '@talloor/events/account/account.ts';
import type { DecodedEvent } from '@talloor/platform/codec/codec.ts';
import { definePolicy } from '@talloor/platform/subscription/policy.ts';
import type { RegisteredAccount } from '../loadUserView.ts';
import { makeEmailToken } from '../confirmEmail/emailToken.ts';
import { invitationReason } from '../recovery/firstPasswordRequest.ts';
import { closeResetLinks, openResetLink } from '../recovery/resetTokens.ts';
import type { CommandSide } from '../../../commandSide.ts';
import {
  confirmEmailMail,
  firstPasswordMail,
  loginChangedMail,
  resetLinkMail,
  usernameMail,
  type LoginChange,
} from '../../../mail/accountMail.ts';
import type { MailContent } from '../../../mail/composeMail.ts';
import type { Mailer } from '../../../mail/mailer.ts';
import { messageIdAt } from '../../../mail/messageIdAt.ts';
import { sendMail } from '../../../mail/sendMail.ts';

/** Nothing for overtaken links and inactive accounts. The old address hears of its replacement. */
export const sendAccountMail = (side: CommandSide, mailer: Mailer, publicUrl: string) =>
  definePolicy<AccountEvent>({
    name: 'sendAccountMail',
    handles: [
      'AccountPasswordResetRequested',
      'AccountUsernameReminderRequested',
      'AccountPasswordChanged',
      'AccountUsernameChanged',
      'AccountEmailChangeAsked',
      'AccountEmailConfirmed',
      'AccountPasskeyAdded',
    ],
    react: async ({ id, streamId, event, metadata }: DecodedEvent<AccountEvent>) => {
      const { state: account } = await side.repository.load(accountFold, streamId);
      if (event.type === 'AccountEmailConfirmed')
        await closeResetLinks(side, event.data.userId, new Date(metadata.occurredAt));
      if (account.status !== 'active' || account.username === null) return;
      const email = addressOf(event, account);
      if (email === null) return;
      const content = await contentOf(side, { id, event, at: metadata.occurredAt }, account, publicUrl);
      if (content === null) return;
      const { language } = account;
      const mail = {
        ...content,
        messageId: messageIdAt(publicUrl, `account-${id}`),
        to: [email],
        about: [account.userId],
        language,
        date: side.clock.now(),
      };
      await sendMail(side, mailer, mail, metadata);
    },
  });

const changes: ReadonlyMap<AccountEvent['type'], LoginChange> = new Map([
  ['AccountPasswordChanged', 'changed'],
  ['AccountUsernameChanged', 'usernameChanged'],
  ['AccountPasskeyAdded', 'passkeyAdded'],
  ['AccountEmailConfirmed', 'emailReplaced'],
]);

function addressOf(event: AccountEvent, account: RegisteredAccount): string | null {
  if (event.type === 'AccountEmailChangeAsked') return event.data.email;
  if (event.type === 'AccountEmailConfirmed') return event.data.previousEmail;
  return account.email;
}

type MailTrigger = { readonly id: string; readonly event: AccountEvent; readonly at: string };

async function contentOf(
  side: CommandSide,
  { id, event, at }: MailTrigger,
  account: RegisteredAccount,
  publicUrl: string,
): Promise<MailContent | null> {
  const { language, firstName: name } = account;
  const reader = { language, name, username: account.username ?? '', publicUrl, ownTexts: side.ownTexts };
  if (event.type === 'AccountUsernameReminderRequested') return usernameMail(reader);
  const change = changes.get(event.type);
  if (change !== undefined) return loginChangedMail(reader, change, at);
  if (event.type === 'AccountEmailChangeAsked') {
    const { wantedEmail } = account;
    if (wantedEmail?.requestedAt !== event.data.requestedAt) return null;
    return confirmEmailMail(reader, {
      token: makeEmailToken(side, account.userId, wantedEmail),
      until: wantedEmail.until,
    });
  }
  if (event.type !== 'AccountPasswordResetRequested' || account.resetRequestedAt !== event.data.requestedAt)
    return null;
  const { linkMinutes: minutes, reason } = event.data;
  const token = await openResetLink(side, id, account.userId, minutes);
  return reason === invitationReason ? firstPasswordMail(reader, token) : resetLinkMail(reader, { token, minutes });
}
