import { formatDay, formatTime } from '@talloor/rules/format/dates.ts';

export function caseTime(language: 'nl' | 'fr', instant: string): string {
  const seconds = Math.floor(Date.parse(instant) / 1000);
  return `${formatDay(language, seconds)} ${formatTime(language, seconds)}`;
}
