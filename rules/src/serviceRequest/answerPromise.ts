import { addServiceMinutes, subtractServiceMinutes } from './serviceHours.ts';

/** One working day: the hours of customer service from Monday to Friday. */
export const promisedMinutes = 630;

/** Milliseconds by which the first answer is promised. */
export const answerDueAt = (filedAt: number): number => addServiceMinutes(filedAt, promisedMinutes);

/** A request filed before this instant is overdue at `now`. */
export const overdueBefore = (now: number): number => subtractServiceMinutes(now, promisedMinutes);
