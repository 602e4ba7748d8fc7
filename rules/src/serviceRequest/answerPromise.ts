import { addServiceMinutes, subtractServiceMinutes } from './serviceHours.ts';

/** One working day: the hours of customer service from Monday to Friday. */
const workingDay = 630;

type Kind = 'question' | 'complaint' | 'documents' | 'dispute';

/** Minutes of service: one working day, for documents two (spec after-ordering §9). */
export const promisedMinutes = (kind: Kind): number => (kind === 'documents' ? 2 : 1) * workingDay;

/** Milliseconds by which the first answer is promised. */
export const answerDueAt = (filedAt: number, kind: Kind): number => addServiceMinutes(filedAt, promisedMinutes(kind));

type FiledRequest = { readonly kind: Kind; readonly filedAt: number; readonly firstAnswerAt: number | null };

/** Answered, and without an answer after its time. */
export function countKeptPromises(requests: readonly FiledRequest[], now: number): { kept: number; due: number } {
  const due = requests
    .map(({ kind, filedAt, firstAnswerAt }) => ({ dueAt: answerDueAt(filedAt, kind), firstAnswerAt }))
    .filter(({ dueAt, firstAnswerAt }) => firstAnswerAt !== null || dueAt < now);
  const kept = due.filter(({ dueAt, firstAnswerAt }) => firstAnswerAt !== null && firstAnswerAt <= dueAt);
  return { kept: kept.length, due: due.length };
}

/** A request filed before this instant is overdue at `now`. */
export const overdueBefore = (now: number, kind: Kind): number => subtractServiceMinutes(now, promisedMinutes(kind));
