import type { ShownLanguage } from '../facts.ts';

const zone = 'Europe/Brussels';
const locales = { nl: 'nl-BE', fr: 'fr-BE', en: 'en-GB' } as const;

type Format = (language: ShownLanguage, epochSeconds: number) => string;

const format = (options: Intl.DateTimeFormatOptions): Format => {
  const formats = {
    nl: new Intl.DateTimeFormat(locales.nl, { ...options, timeZone: zone }),
    fr: new Intl.DateTimeFormat(locales.fr, { ...options, timeZone: zone }),
    en: new Intl.DateTimeFormat(locales.en, { ...options, timeZone: zone }),
  };
  return (language, epochSeconds) => formats[language].format(epochSeconds * 1000).replaceAll(' ', '\u00a0');
};

/** `vr 13 maart`, `ven. 13 mars`. */
export const formatDay = format({ weekday: 'short', day: 'numeric', month: 'long' });
/** `vr 13 mrt`. */
export const formatShortDay = format({ weekday: 'short', day: 'numeric', month: 'short' });
/** `vr 13`. */
export const formatWeekdayNumber = format({ weekday: 'short', day: 'numeric' });
/** `woensdag 11 maart`. */
export const formatLongDay = format({ weekday: 'long', day: 'numeric', month: 'long' });
export const formatWeekday = format({ weekday: 'long' });
export const formatMonth = format({ month: 'long' });
export const formatShortWeekday = format({ weekday: 'short' });
export const formatTableDay = format({ day: '2-digit', month: '2-digit' });
/** `13/03/2026`. */
export const formatDate = format({ day: '2-digit', month: '2-digit', year: 'numeric' });
export const formatTime = format({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
/** `wo 17:00`. */
export const formatWeekdayTime: Format = (language, epochSeconds) =>
  `${formatShortWeekday(language, epochSeconds)}\u00a0${formatTime(language, epochSeconds)}`;

const isoFormat = new Intl.DateTimeFormat('sv-SE', { timeZone: zone });
/** `yyyy-mm-dd` in Brussels. */
export const isoDay = (epochSeconds: number): string => isoFormat.format(epochSeconds * 1000);

/** In Brussels, 0 to 23. */
export const hourOf = (epochSeconds: number): number => Number(formatTime('nl', epochSeconds).slice(0, 2));
/** `vr 13 maart 2026`. */
export const formatWeekdayDate = format({ weekday: 'short', day: 'numeric', month: 'long', year: 'numeric' });
/** Adds the year when it differs from that of `now` (epoch seconds). */
export const formatPastDay = (language: ShownLanguage, epochSeconds: number, now: number): string =>
  (isoDay(epochSeconds).slice(0, 4) === isoDay(now).slice(0, 4) ? formatDay : formatWeekdayDate)(
    language,
    epochSeconds,
  );
/** `14:31:52`. */
export const formatSeconds = format({ hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23' });
