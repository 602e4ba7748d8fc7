import type { CalendarFacts } from '../facts.ts';
import { instantOf } from './brusselsTime.ts';
import { workdaysBefore } from './workdays.ts';

/** Milliseconds: 23:00 on the working day before (spec after-ordering §4). */
export const trackableFrom = (day: string, calendar: Pick<CalendarFacts, 'holidays' | 'closingDays'>): number =>
  instantOf(workdaysBefore(day, 1, calendar), '23:00');
