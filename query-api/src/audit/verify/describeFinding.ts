import { fillText } from '@talloor/messages/basket/fillText.ts';
import type { Language } from '../auditSide.ts';
import { historyWords } from '../historyFormats.ts';
import type { Finding } from './finding.ts';

/** Why an event does not hold, in words. */
export const reasonOf = ({ reason, values }: Finding, language: Language): string =>
  fillText(historyWords[language].verdict[reason], values ?? {}, language);

/** Which event does not hold, and why, in words. */
export function describeFinding(finding: Finding, language: Language): string {
  const { stream, revision } = finding;
  const values = { revision: String(revision), stream, reason: reasonOf(finding, language) };
  return fillText(historyWords[language].verdict.broken, values, language);
}
