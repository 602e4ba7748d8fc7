import type { UserInvited } from '@talloor/events/invitation/events.ts';
import { fillText } from '@talloor/messages/basket/fillText.ts';
import { invitationMailTexts } from '@talloor/messages/mail/invitation.ts';
import { instant } from './formats.ts';
import { htmlOf, textOf } from './layOut.ts';

type Invited = Pick<UserInvited, 'firstName' | 'language' | 'rights'>;
type About = {
  /** Empty where nothing is known of them. */
  readonly inviter: string;
  readonly customer: string;
  readonly url: string;
  /** ISO instant at which the link ends. */
  readonly until: string;
};

/** The mail with the link by which somebody who was invited comes to order for a customer. */
export function invitationMail(
  { firstName, language, rights }: Invited,
  { inviter, customer, url, until }: About,
): { readonly subject: string; readonly text: string; readonly html: string } {
  const words = invitationMailTexts[language];
  const fill = (text: string) =>
    fillText(
      text,
      { inviter: inviter || words.somebody, customer, name: firstName ?? '', until: instant(until, language) },
      language,
    );
  const parts = {
    language,
    heading: fill(words.subject),
    paragraphs: [fill(words.greeting), fill(words.text), words.how],
    facts: [
      [words.customer, customer],
      [words.rights, rights.map((right) => words.right[right]).join(', ') || words.noRights],
    ] as const,
    shortTitle: '',
    shortLines: [],
    shortAdvice: '',
    head: [],
    rows: [],
    totals: [],
    link: { label: words.button, url },
    notes: [fill(words.once), words.notYou, words.help, words.closing],
  };
  return { subject: parts.heading, text: textOf(parts), html: htmlOf(parts) };
}
