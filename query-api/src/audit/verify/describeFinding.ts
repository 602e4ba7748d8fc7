import { fillText } from '@talloor/messages/basket/fillText.ts';
import type { Language } from '../auditSide.ts';
import { historyWords } from '../historyFormats.ts';
import type { Finding } from './finding.ts';

export const reasonOf = ({ reason, values }: Finding, language: Language): string =>
  fillText(historyWords[language].verdict[reason], values ?? {}, language);

export function describeFinding(finding: Finding, language: Language): string {
  const { stream, revision } = finding;
  const values = { revision: String(revision), stream, reason: reasonOf(finding, language) };
  return fillText(historyWords[language].verdict.broken, values, language);
}
