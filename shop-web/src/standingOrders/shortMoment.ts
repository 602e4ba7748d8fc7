import { formatTableDay, formatTime, formatWeekdayTime } from '@talloor/rules/format/dates.ts';
import type { Language } from '../paths.ts';

/** `do 12/03 17:00`. */
export const shortMoment = (language: Language, epochSeconds: number): string => {
  const weekday = formatWeekdayTime(language, epochSeconds).split('\u00a0')[0] ?? '';
  return `${weekday} ${formatTableDay(language, epochSeconds)} ${formatTime(language, epochSeconds)}`;
};
