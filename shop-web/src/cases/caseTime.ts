import { formatWeekdayTime } from '@talloor/rules/format/dates.ts';

/** Of an ISO instant. */
export const caseTime = (language: 'nl' | 'fr', instant: string): string =>
  formatWeekdayTime(language, Math.floor(Date.parse(instant) / 1000));
