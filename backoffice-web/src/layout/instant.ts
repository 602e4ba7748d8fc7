import { formatSeconds, formatShortDay } from '@talloor/rules/format/dates.ts';
import type { OfficeLanguage } from '../i18n/officeLanguage.ts';

/** `wo 11 mrt 14:31:52`, of an instant on the wire. */
export function spokenInstant(language: OfficeLanguage, instant: string): string {
  const seconds = Math.floor(Date.parse(instant) / 1000);
  return `${formatShortDay(language, seconds)} ${formatSeconds(language, seconds)}`;
}
