import { formatDate, formatSeconds } from '@talloor/rules/format/dates.ts';
import type { OfficeLanguage } from '../i18n/officeLanguage.ts';

/** `11/03/2026 14:31:52`, with year. */
export function formatInstant(language: OfficeLanguage, instant: string): string {
  const seconds = Math.floor(Date.parse(instant) / 1000);
  return `${formatDate(language, seconds)} ${formatSeconds(language, seconds)}`;
}
