import { eventName } from '@talloor/contracts/eventName.ts';
import { fillText } from '@talloor/messages/basket/fillText.ts';
import type { Language } from '../auditSide.ts';
import { historyWords } from '../historyFormats.ts';
import type { Finding } from './finding.ts';

export const reasonOf = ({ reason, values }: Finding, language: Language): string =>
  fillText(historyWords[language].verdict[reason], values ?? {}, language);

export function describeFinding(finding: Finding, language: Language): string {
  const values = { event: eventName(finding), reason: reasonOf(finding, language) };
  return fillText(historyWords[language].verdict.broken, values, language);
}
