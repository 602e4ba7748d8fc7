import type { MissingDocument } from '@talloor/events/documentRequest/events.ts';
import type { DocumentRequestState } from '@talloor/events/documentRequest/state.ts';
import { fillText } from '@talloor/messages/basket/fillText.ts';
import { documentsMailTexts } from '@talloor/messages/mail/documents.ts';
import { dayAt } from '@talloor/rules/delivery/brusselsTime.ts';
import { composeMail, greet, type MailContent, type MailReader } from './composeMail.ts';
import { day, instant } from './formats.ts';

type Known = Exclude<DocumentRequestState, { status: 'none' }>;

const pages = { nl: 'nl/mijn-account/documenten', fr: 'fr/mon-compte/documents' };
const mostNamed = 10;

export function documentsMail({ request, bundle, failure }: Known, reader: MailReader, at: Date): MailContent {
  const { language, publicUrl, ownTexts } = reader;
  const words = ownTexts(documentsMailTexts)[language];
  const promised = day(request.promisedOn, language);
  const fill = (text: string, values: Record<string, string | number> = {}) =>
    fillText(text, { promised, ...values }, language);
  const common = { language, notes: [words.help, words.closing] };
  if (!bundle)
    return composeMail(words.failedSubject, {
      ...common,
      paragraphs: [greet(words, reader), fill(words.failed[failureOf(failure, request, at)])],
      link: { label: words.page, url: `${publicUrl}/${pages[language]}` },
    });
  const { missing, documentCount, expiresAt } = bundle;
  const isMissing = missing.length > 0;
  return composeMail(words.subject[request.type], {
    ...common,
    paragraphs: [greet(words, reader), words.text, ...(isMissing ? [fill(words.missingAnswer)] : [])],
    facts: [[words.documents, String(documentCount)], ...missingFacts(missing, language)],
    link: { label: words.button, url: `${publicUrl}/${language}/documents/${request.requestId}/zip` },
    notes: [fill(words.until, { until: instant(expiresAt, language) }), ...common.notes],
  });
}

/** A file that is lost later has no promised day. */
const failureOf = (failure: Known['failure'], { promisedOn }: Known['request'], at: Date) =>
  failure === 'too_many' ? failure : dayAt(at.getTime()) > promisedOn ? 'lost' : 'technical';

/** Of the case about what a bundle lacks. */
export function documentsCase({ request: { language }, bundle }: Known): {
  readonly subject: string;
  readonly text: string;
} {
  const words = documentsMailTexts[language];
  const [fact] = missingFacts(bundle?.missing ?? [], language);
  return { subject: words.caseSubject, text: fact === undefined ? words.caseFailed : fact.join(': ') };
}

function missingFacts(missing: readonly MissingDocument[], language: 'nl' | 'fr'): (readonly [string, string])[] {
  if (missing.length === 0) return [];
  const words = documentsMailTexts[language];
  const names = missing.slice(0, mostNamed).map(({ what, number, from, to }) => {
    if (what === 'period' && from && to)
      return fillText(words.period, { from: day(from, language), to: day(to, language) }, language);
    return what === 'e_invoice' ? fillText(words.eInvoice, { number: number ?? '' }, language) : (number ?? '');
  });
  const count = missing.length - mostNamed;
  return [[words.missing, [...names, ...(count > 0 ? [fillText(words.more, { count }, language)] : [])].join(', ')]];
}
