import type { CalendarFacts } from '../facts.ts';
import { dayAt, instantOf } from './brusselsTime.ts';
import { workdaysAfter } from './workdays.ts';

/** Working days in which the office answers what customers ask, and when its day ends (spec after-ordering §9; design §6.4). */
const [answerWorkdays, serviceEnds] = [2, '17:30'] as const;

/**
 * Until when a request is to be answered: the end of the second working day after the day on which it came in.
 * @param requestedAt milliseconds; @returns milliseconds
 */
export const requestDueAt = (requestedAt: number, calendar: Pick<CalendarFacts, 'holidays' | 'closingDays'>): number =>
  instantOf(workdaysAfter(dayAt(requestedAt), answerWorkdays, calendar), serviceEnds);
