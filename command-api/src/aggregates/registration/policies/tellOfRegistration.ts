import { accountFold, accountStream } from '@talloor/events/account/account.ts';
import type { RegistrationEvent, RegistrationMail } from '@talloor/events/registration/events.ts';
import { registrationFold, type RegistrationState } from '@talloor/events/registration/state.ts';
import type { Decision } from '@talloor/platform/aggregate/aggregate.ts';
import type { DecodedEvent } from '@talloor/platform/codec/codec.ts';
import { definePolicy } from '@talloor/platform/subscription/policy.ts';
import { makeLinkToken } from '../linkToken.ts';
import type { CommandSide } from '../../../commandSide.ts';
import type { Mailer } from '../../../mail/mailer.ts';
import { registrationMail, type RegistrationNews } from '../../../mail/registrationMail.ts';
import { messageIdAt } from '../../../mail/messageIdAt.ts';
import { sendAndNote, type SentMail } from '../../../mail/sendAndNote.ts';

type Filed = Exclude<RegistrationState, { status: 'none' }>;
type MailedEvent = Exclude<RegistrationEvent, { type: 'RegistrationMailSent' | 'RegistrationAnswered' }>;
const aboutOf: Readonly<Record<MailedEvent['type'], RegistrationMail>> = {
  RegistrationFiled: 'filed',
  RegistrationQuestioned: 'questioned',
  RegistrationAccepted: 'accepted',
  RegistrationRefused: 'refused',
};
const paths = {
  login: { nl: 'inloggen', fr: 'connexion' },
  activate: { nl: 'activeren', fr: 'activer' },
  answer: { nl: 'registratie-aanvullen', fr: 'completer-inscription' },
};

/** Nothing after erasure. */
export const tellOfRegistration = (side: CommandSide, mailer: Mailer, publicUrl: string) =>
  definePolicy<RegistrationEvent>({
    name: 'tellOfRegistration',
    handles: ['RegistrationFiled', 'RegistrationQuestioned', 'RegistrationAccepted', 'RegistrationRefused'],
    react: async ({ id, streamId, event, metadata }: DecodedEvent<RegistrationEvent>) => {
      if (event.type === 'RegistrationMailSent' || event.type === 'RegistrationAnswered') return;
      const { state } = await side.repository.load(registrationFold, streamId);
      const messageId = messageIdAt(publicUrl, `registration-${id}`);
      if (state.status === 'none' || state.told.some((sentMail) => sentMail.messageId === messageId)) return;
      const { email } = state.filed.contact;
      if (email === null) return;
      // The link of an answered question is unusable.
      if (event.type === 'RegistrationQuestioned' && state.status !== 'waits_for_answer') return;
      const at = new Date(metadata.occurredAt);
      const news = await newsOf(side, event, state, at, publicUrl);
      const { language } = news;
      const { registrationId, existingUserId } = state.filed;
      const about = [registrationId, ...(existingUserId === null ? [] : [existingUserId])];
      const mail = { ...registrationMail(state.filed, news), messageId, to: [email], about, language, date: at };
      await sendAndNote(side, mailer, mail, {
        name: 'recordRegistrationMail',
        aggregate: registrationFold,
        streamId,
        source: { id, metadata },
        decide: (sentMail, now) => decideRecordMail(news.about, sentMail, now),
      });
    },
  });

async function newsOf(
  side: CommandSide,
  event: MailedEvent,
  state: Filed,
  at: Date,
  publicUrl: string,
): Promise<RegistrationNews> {
  const { filed } = state;
  const language = 'language' in event.data ? event.data.language : filed.language;
  const login = { url: `${publicUrl}/${paths.login[language]}`, until: null };
  const linkOf = (purpose: 'answer' | 'activate') => {
    const token = makeLinkToken(side, purpose, state, at);
    const until = new Date(Number(token.split('.')[1]) * 1000);
    return { url: `${publicUrl}/${paths[purpose][language]}?token=${token}`, until };
  };
  const about = aboutOf[event.type];
  const baseNews = { about, words: null, link: null, customerNumber: null, language, ownTexts: side.ownTexts };
  switch (event.type) {
    case 'RegistrationFiled':
      if (filed.outcome === 'no_username') return { ...baseNews, link: linkOf('activate') };
      return filed.outcome === 'forgot_password' ? { ...baseNews, link: login } : baseNews;
    case 'RegistrationQuestioned':
      return { ...baseNews, words: event.data.question, link: linkOf('answer') };
    case 'RegistrationAccepted': {
      const { customerNumber, userId } = event.data;
      const { state: account } = await side.repository.load(accountFold, accountStream(userId));
      const accountLanguage = account.status === 'none' ? filed.language : account.language;
      const url = `${publicUrl}/${paths.login[accountLanguage]}`;
      return { ...baseNews, language: accountLanguage, customerNumber, link: { url, until: null } };
    }
    case 'RegistrationRefused':
      return { ...baseNews, words: event.data.reason };
    default:
      return event satisfies never;
  }
}

function decideRecordMail(
  about: RegistrationMail,
  sentMail: SentMail,
  state: RegistrationState,
): Decision<RegistrationEvent> {
  if (state.status === 'none' || state.told.some(({ messageId }) => messageId === sentMail.messageId)) return [];
  return [{ type: 'RegistrationMailSent', data: { about, ...sentMail } }];
}
