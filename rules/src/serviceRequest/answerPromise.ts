import { addServiceMinutes, subtractServiceMinutes } from './serviceHours.ts';

/** One working day: the hours of customer service from Monday to Friday. */
const workingDay = 630;

type Kind = 'question' | 'complaint' | 'documents' | 'dispute';

/** Minutes of service: one working day, for documents two (spec after-ordering §9). */
export const promisedMinutes = (kind: Kind): number => (kind === 'documents' ? 2 : 1) * workingDay;

/** Milliseconds by which the first answer is promised. */
export const answerDueAt = (filedAt: number, kind: Kind): number => addServiceMinutes(filedAt, promisedMinutes(kind));

/** A request filed before this instant is overdue at `now`. */
export const overdueBefore = (now: number, kind: Kind): number => subtractServiceMinutes(now, promisedMinutes(kind));
