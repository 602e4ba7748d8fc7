import type { CalendarFacts } from '../facts.ts';
import { dayAt, instantOf } from './brusselsTime.ts';
import { workdaysAfter } from './workdays.ts';

/** Answer time of the office (spec after-ordering §9; design §6.4). */
const [answerWorkdays, serviceEnds] = [2, '17:30'] as const;

/**
 * End of the second working day after receipt.
 * @param requestedAt milliseconds; @returns milliseconds
 */
export const requestDueAt = (requestedAt: number, calendar: Pick<CalendarFacts, 'holidays' | 'closingDays'>): number =>
  instantOf(workdaysAfter(dayAt(requestedAt), answerWorkdays, calendar), serviceEnds);
