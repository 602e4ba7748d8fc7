import { TZDate } from '@date-fns/tz';
import { parse } from 'date-fns';
import { formatDate, formatSeconds, formatShortDay } from '@talloor/rules/format/dates.ts';
import type { OfficeLanguage } from '../../i18n/officeLanguage.ts';

const zone = 'Europe/Brussels';
const pattern = 'dd/MM/yyyy HH:mm:ss';

export const secondsOf = (instant: string): number => Math.floor(Date.parse(instant) / 1000);

/** `11/03/2026 14:31:52`, as the time field shows and reads it. */
export const typedTime = (instant: string): string =>
  `${formatDate('nl', secondsOf(instant))} ${formatSeconds('nl', secondsOf(instant))}`;

/** Epoch seconds of a typed time in Brussels; null where it is none. */
export function readTypedTime(text: string): number | null {
  const time = parse(text.trim(), pattern, new TZDate(0, zone)).getTime();
  return Number.isNaN(time) ? null : Math.floor(time / 1000);
}

/** `wo 11 mrt 14:31:52`. */
export const spokenTime = (language: OfficeLanguage, instant: string): string =>
  `${formatShortDay(language, secondsOf(instant))} ${formatSeconds(language, secondsOf(instant))}`;
