import type { Language } from '../paths.ts';

/** Calendar days are not instants; hence UTC. */
const formatDays = (options: Intl.DateTimeFormatOptions) => {
  const formats = {
    nl: new Intl.DateTimeFormat('nl-BE', { ...options, timeZone: 'UTC' }),
    fr: new Intl.DateTimeFormat('fr-BE', { ...options, timeZone: 'UTC' }),
  };
  return (language: Language, day: string): string => formats[language].format(new Date(`${day}T00:00:00Z`));
};

/** `16 maart`. */
export const formatDayOfMonth = formatDays({ day: 'numeric', month: 'long' });
const weekday = formatDays({ weekday: 'short' });
/** `ma`, `lu`: calendar columns have room for two letters of large text. */
export const formatWeekdayShort = (language: Language, day: string): string => weekday(language, day).slice(0, 2);
const monthYear = formatDays({ month: 'long', year: 'numeric' });

/** `yyyy-mm` as `Maart 2026`. */
export function formatMonthYear(language: Language, month: string): string {
  const text = monthYear(language, `${month}-01`);
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}
