import type { RegistrationFiled, RegistrationMail } from '@talloor/events/registration/events.ts';
import { fillText } from '@talloor/messages/basket/fillText.ts';
import type { OwnTexts } from '@talloor/messages/company/ownTexts.ts';
import { registrationMailTexts } from '@talloor/messages/mail/registration.ts';
import { composeMail, type MailContent } from './composeMail.ts';
import { instant } from './formats.ts';

export type RegistrationNews = {
  readonly about: RegistrationMail;
  readonly words: string | null;
  /** Path with token, and expiry; or null. */
  readonly link: { readonly url: string; readonly until: Date | null } | null;
  readonly customerNumber: string | null;
  readonly language: 'nl' | 'fr';
  readonly ownTexts: OwnTexts;
};

export function registrationMail(
  filed: RegistrationFiled,
  { about, words: office, link, customerNumber, language, ownTexts }: RegistrationNews,
): MailContent {
  const words = ownTexts(registrationMailTexts)[language];
  const part = partOf(filed, about, words);
  const until = link?.until ? instant(link.until.toISOString(), language) : '';
  const next = 'next' in part ? [fillText(part.next, { until }, language)] : [];
  const name = filed.contact.firstName ?? '';
  const facts: [string, string][] = [[words.company, filed.companyName ?? '']];
  if (customerNumber !== null) facts.push([words.customerNumber, customerNumber]);
  // An existing login keeps its own name.
  if (filed.existingUserId === null && about !== 'refused') facts.push([words.username, filed.username ?? '']);
  return composeMail(part.subject, {
    language,
    paragraphs: [
      fillText(words.greeting, { name }, language),
      part.text,
      ...(office === null ? [] : office.split(/\n+/)),
      ...next,
    ],
    facts: facts.filter(([, value]) => value !== ''),
    ...(link && 'button' in part ? { link: { label: part.button, url: link.url } } : {}),
    notes: [...(about === 'filed' ? [words.notYou] : []), words.help, words.closing],
  });
}

type Part = { readonly subject: string; readonly text: string } & (
  | { readonly next: string; readonly button: string }
  | { readonly next: string }
  | { readonly button: string }
  | Record<never, never>
);

function partOf(
  { outcome }: RegistrationFiled,
  about: RegistrationMail,
  words: (typeof registrationMailTexts)['nl' | 'fr'],
): Part {
  if (about !== 'filed') return words[about];
  return outcome === 'created' ? words.received : words[outcome];
}
