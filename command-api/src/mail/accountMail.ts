import { fillText } from '@talloor/messages/basket/fillText.ts';
import { accountMailTexts } from '@talloor/messages/mail/account.ts';
import { composeMail, greet, type MailContent, type MailReader } from './composeMail.ts';
import { instant } from './formats.ts';

type Reader = MailReader & { readonly username: string };

const pages = {
  nl: { reset: 'wachtwoord-instellen', login: 'inloggen', email: 'e-mailadres-bevestigen' },
  fr: { reset: 'definir-mot-de-passe', login: 'connexion', email: 'confirmer-adresse-e-mail' },
};

/** Address without token where a password is chosen. */
export const passwordPage = (publicUrl: string, language: 'nl' | 'fr'): string =>
  `${publicUrl}/${pages[language].reset}?token=`;

export function firstPasswordMail(reader: Reader, token: string): MailContent {
  const { language, username, publicUrl, ownTexts } = reader;
  const words = ownTexts(accountMailTexts)[language].invitation;
  return composeAccountMail(reader, words, {
    paragraphs: [fillText(words.intro, { username }, language)],
    url: `${passwordPage(publicUrl, language)}${token}`,
    notes: [words.once, words.notYou],
  });
}

export function resetLinkMail(reader: Reader, link: { readonly token: string; readonly minutes: number }): MailContent {
  const { language, username, publicUrl, ownTexts } = reader;
  const words = ownTexts(accountMailTexts)[language].reset;
  return composeAccountMail(reader, words, {
    paragraphs: [fillText(words.intro, { username }, language)],
    url: `${passwordPage(publicUrl, language)}${link.token}`,
    notes: [fillText(words.once, { minutes: link.minutes }, language), words.notYou],
  });
}

export function usernameMail(reader: Reader): MailContent {
  const { language, username, publicUrl, ownTexts } = reader;
  const words = ownTexts(accountMailTexts)[language].username;
  return composeAccountMail(reader, words, {
    paragraphs: [fillText(words.intro, { username }, language)],
    url: `${publicUrl}/${pages[language].login}`,
    notes: [words.notYou],
  });
}

/** @param link expiry as ISO instant */
export function confirmEmailMail(
  reader: Reader,
  link: { readonly token: string; readonly until: string },
): MailContent {
  const { language, username, publicUrl, ownTexts } = reader;
  const words = ownTexts(accountMailTexts)[language].confirmEmail;
  return composeAccountMail(reader, words, {
    paragraphs: [fillText(words.intro, { username }, language)],
    url: `${publicUrl}/${pages[language].email}?token=${link.token}`,
    notes: [fillText(words.once, { until: instant(link.until, language) }, language), words.notYou],
  });
}

export type LoginChange = 'changed' | 'usernameChanged' | 'passkeyAdded' | 'emailReplaced';
/** Passkeys are removed in the profile. After an address change a password link would reach the new address. */
const loginPageQuery = {
  changed: '?mode=forgot-password',
  usernameChanged: '?mode=forgot-password',
  passkeyAdded: '',
  emailReplaced: '',
} as const;

/** @param at ISO instant */
export function loginChangedMail(reader: Reader, change: LoginChange, at: string): MailContent {
  const { language, username, publicUrl, ownTexts } = reader;
  const words = ownTexts(accountMailTexts)[language][change];
  return composeAccountMail(reader, words, {
    paragraphs: [fillText(words.intro, { username, moment: instant(at, language) }, language)],
    url: `${publicUrl}/${pages[language].login}${loginPageQuery[change]}`,
    notes: [words.notYou],
  });
}

type MailBody = { readonly paragraphs: readonly string[]; readonly url: string; readonly notes: readonly string[] };

function composeAccountMail(
  reader: Reader,
  { subject, link }: { readonly subject: string; readonly link: string },
  { paragraphs, url, notes }: MailBody,
): MailContent {
  const words = reader.ownTexts(accountMailTexts)[reader.language];
  return composeMail(subject, {
    language: reader.language,
    paragraphs: [greet(words, reader), ...paragraphs],
    link: { label: link, url },
    notes: [...notes, words.closing],
  });
}
