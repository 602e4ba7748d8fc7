import type { ServiceRequestNews } from '@talloor/events/serviceRequest/events.ts';
import type { KnownServiceRequest } from '@talloor/events/serviceRequest/state.ts';
import { fillText } from '@talloor/messages/basket/fillText.ts';
import { caseMailTexts } from '@talloor/messages/mail/case.ts';
import type { OwnTexts } from '@talloor/messages/company/ownTexts.ts';
import { answerDueAt } from '@talloor/rules/serviceRequest/answerPromise.ts';
import { composeMail, greet, type MailContent } from './composeMail.ts';
import { instant } from './formats.ts';

type CaseNews = {
  readonly language: 'nl' | 'fr';
  /** Empty: a greeting without a name. */
  readonly name: string;
  readonly link: string;
  readonly at: Date;
  /** Words of the office or the customer. */
  readonly text: string | null;
  readonly ownTexts: OwnTexts;
};

export function caseMail(
  about: ServiceRequestNews,
  { filed, closeReason }: KnownServiceRequest,
  { language, name, link, at, text, ownTexts }: CaseNews,
): MailContent {
  const words = ownTexts(caseMailTexts)[language];
  const news = words.news[about];
  const dueAt = new Date(answerDueAt(at.getTime(), filed.kind, filed.documentRequest?.promisedOn)).toISOString();
  const values = { number: filed.number, due: instant(dueAt, language) };
  const reason = about === 'closed' && closeReason !== null ? [words.reasons[closeReason]] : [];
  const isOwnSubject = filed.customerNumber !== null && filed.subject;
  return composeMail(fillText(news.subject, values, language), {
    language,
    paragraphs: [
      greet(words, { name, language }),
      fillText(news.text, values, language),
      ...reason,
      ...(text === null ? [] : text.split(/\n+/)),
    ],
    facts: [
      [words.number, filed.number],
      ...(isOwnSubject ? [[words.subject, filed.subject ?? ''] as [string, string]] : []),
    ],
    link: { label: news.link, url: link },
    notes: [words.help],
  });
}
