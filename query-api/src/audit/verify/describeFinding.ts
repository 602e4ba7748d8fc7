import { eventName } from '@talloor/contracts/eventName.ts';
import { fillText } from '@talloor/messages/basket/fillText.ts';
import { fr } from '@talloor/messages/history/fr.ts';
import { nl, type HistoryWords } from '@talloor/messages/history/nl.ts';
import { verdictEn } from '@talloor/messages/history/verdictEn.ts';
import type { AuditLanguage } from '../auditSide.ts';
import type { Finding } from './finding.ts';

type Verdicts = HistoryWords['verdict'];
const verdicts: Readonly<Record<AuditLanguage, Verdicts>> = { nl: nl.verdict, fr: fr.verdict, en: verdictEn };

export const verdictText = (
  name: keyof Verdicts,
  values: Readonly<Record<string, string | number>>,
  language: AuditLanguage,
): string => fillText(verdicts[language][name], values, language === 'en' ? 'nl' : language);

export const reasonOf = ({ reason, values }: Finding, language: AuditLanguage): string =>
  verdictText(reason, values ?? {}, language);

export const describeFinding = (finding: Finding, language: AuditLanguage): string =>
  verdictText('broken', { event: eventName(finding), reason: reasonOf(finding, language) }, language);
