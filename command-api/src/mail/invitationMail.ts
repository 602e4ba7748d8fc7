import type { UserInvited } from '@talloor/events/invitation/events.ts';
import { fillText } from '@talloor/messages/basket/fillText.ts';
import type { OwnTexts } from '@talloor/messages/company/ownTexts.ts';
import { invitationMailTexts } from '@talloor/messages/mail/invitation.ts';
import { composeMail, type MailContent } from './composeMail.ts';
import { instant } from './formats.ts';

type Invited = Pick<UserInvited, 'firstName' | 'language' | 'rights'>;
type About = {
  readonly inviter: string;
  readonly customer: string;
  readonly url: string;
  /** Expiry, ISO. */
  readonly until: string;
  readonly ownTexts: OwnTexts;
};

export function invitationMail(
  { firstName, language, rights }: Invited,
  { inviter, customer, url, until, ownTexts }: About,
): MailContent {
  const words = ownTexts(invitationMailTexts)[language];
  const fill = (text: string) =>
    fillText(
      text,
      { inviter: inviter || words.somebody, customer, name: firstName ?? '', until: instant(until, language) },
      language,
    );
  return composeMail(fill(words.subject), {
    language,
    paragraphs: [fill(words.greeting), fill(words.text), words.how],
    facts: [
      [words.customer, customer],
      [words.rights, rights.map((right) => words.right[right]).join(', ') || words.noRights],
    ],
    link: { label: words.button, url },
    notes: [fill(words.once), words.notYou, words.help, words.closing],
  });
}
