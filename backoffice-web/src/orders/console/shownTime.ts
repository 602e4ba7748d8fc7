import { TZDate } from '@date-fns/tz';
import { parse } from 'date-fns';
import { formatDate, formatSeconds, formatShortDay } from '@talloor/rules/format/dates.ts';
import type { OfficeLanguage } from '../../i18n/officeLanguage.ts';

const zone = 'Europe/Brussels';
const pattern = 'dd/MM/yyyy HH:mm:ss';

/** An instant in epoch seconds. */
export const secondsOf = (instant: string): number => Math.floor(Date.parse(instant) / 1000);

/** `11/03/2026 14:31:52`, as the time field shows and reads it. */
export const typedTime = (instant: string): string =>
  `${formatDate('nl', secondsOf(instant))} ${formatSeconds('nl', secondsOf(instant))}`;

/** A second named without its fraction lasts until its last millisecond. */
const restOfSecond = 0.999;

/** Epoch seconds at the end of a typed second in Brussels; null where it is none. */
export function readTypedTime(text: string): number | null {
  const time = parse(text.trim(), pattern, new TZDate(0, zone)).getTime();
  return Number.isNaN(time) ? null : Math.floor(time / 1000) + restOfSecond;
}

/** Epoch seconds that `?at=` means: exact with a fraction, else the end of that second; null where it is none. */
export function readAddressTime(text: string): number | null {
  const seconds = Date.parse(text) / 1000;
  if (Number.isNaN(seconds)) return null;
  return /\.\d/.test(text) ? seconds : seconds + restOfSecond;
}

/** `wo 11 mrt 14:31:52`. */
export const spokenTime = (language: OfficeLanguage, instant: string): string =>
  `${formatShortDay(language, secondsOf(instant))} ${formatSeconds(language, secondsOf(instant))}`;
