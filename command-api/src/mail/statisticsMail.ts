import { fillText } from '@talloor/messages/basket/fillText.ts';
import type { OwnTexts } from '@talloor/messages/company/ownTexts.ts';
import { statisticsMailTexts } from '@talloor/messages/mail/statistics.ts';
import type { Period } from '@talloor/rules/statistics/comparePeriods.ts';
import { composeMail, type MailContent } from './composeMail.ts';
import { day, instant } from './formats.ts';

type Reading = {
  readonly language: 'nl' | 'fr';
  readonly requester: string;
  readonly customers: readonly string[];
  readonly publicUrl: string;
  readonly token: string;
  readonly ownTexts: OwnTexts;
};

export function statisticsMail(
  { from, to, until }: Period & { readonly until: string },
  { language, requester, customers, publicUrl, token, ownTexts }: Reading,
): MailContent {
  const words = ownTexts(statisticsMailTexts)[language];
  const period = { from: day(from, language), to: day(to, language) };
  return composeMail(fillText(words.subject, { from: short(from), to: short(to) }, language), {
    language,
    paragraphs: [words.greeting, fillText(words.intro, { ...period, name: requester }, language)],
    facts: [[words.customers, customers.join(', ')]],
    link: { label: words.link, url: `${publicUrl}/${language}/statistics/mailed?token=${token}` },
    notes: [fillText(words.until, { until: instant(until, language) }, language), words.closing],
  });
}

const short = (isoDay: string): string => isoDay.split('-').toReversed().join('/');
