import { TZDate } from '@date-fns/tz';
import { parse } from 'date-fns';
import { formatDate, formatSeconds, formatShortDay } from '@talloor/rules/format/dates.ts';
import type { ShownLanguage } from '@talloor/rules/facts.ts';

const zone = 'Europe/Brussels';
const pattern = 'dd/MM/yyyy HH:mm:ss';

/** Epoch seconds. */
export const secondsOf = (instant: string): number => Math.floor(Date.parse(instant) / 1000);

/** `11/03/2026 14:31:52`. */
export const timeFieldText = (instant: string): string =>
  `${formatDate('nl', secondsOf(instant))} ${formatSeconds('nl', secondsOf(instant))}`;

/** Includes the last millisecond of a second. */
const restOfSecond = 0.999;

/** Epoch seconds at the end of a second in Brussels, or null. */
export function parseTimeField(text: string): number | null {
  const time = parse(text.trim(), pattern, new TZDate(0, zone)).getTime();
  return Number.isNaN(time) ? null : Math.floor(time / 1000) + restOfSecond;
}

/** Epoch seconds: exact, or the end of the second; null when invalid. */
export function readAddressTime(text: string): number | null {
  const seconds = Date.parse(text) / 1000;
  if (Number.isNaN(seconds)) return null;
  return /\.\d/.test(text) ? seconds : seconds + restOfSecond;
}

/** `wo 11 mrt 14:31:52`. */
export const formatShortInstant = (language: ShownLanguage, instant: string): string =>
  `${formatShortDay(language, secondsOf(instant))} ${formatSeconds(language, secondsOf(instant))}`;
