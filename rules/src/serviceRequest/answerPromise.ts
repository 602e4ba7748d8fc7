import { instantOf } from '../delivery/brusselsTime.ts';
import { openingOn, serviceHours } from '../service/openingHours.ts';
import { addServiceMinutes, subtractServiceMinutes } from './serviceHours.ts';

/** One working day: the hours of customer service from Monday to Friday. */
const workingDay = 630;

type Kind = 'question' | 'complaint' | 'documents' | 'dispute';

/** Minutes of service: one working day, for documents two (spec after-ordering §9). */
const promisedMinutes = (kind: Kind): number => (kind === 'documents' ? 2 : 1) * workingDay;

/** Milliseconds by which the first answer is promised. @param promisedOn day that the customer heard, until closing time */
export const answerDueAt = (filedAt: number, kind: Kind, promisedOn: string | null = null): number =>
  promisedOn === null
    ? addServiceMinutes(filedAt, promisedMinutes(kind))
    : (openingOn(promisedOn, serviceHours)?.until ?? instantOf(promisedOn, '17:30'));

/** Milliseconds by which a later reply waits for an answer. */
export const replyDueAt = (repliedAt: number): number => addServiceMinutes(repliedAt, workingDay);

export const repliesOverdueBefore = (now: number): number => subtractServiceMinutes(now, workingDay);

type FiledRequest = { readonly dueAt: number; readonly firstAnswerAt: number | null };

/** Answered, and without an answer after its time. */
export function countKeptPromises(requests: readonly FiledRequest[], now: number): { kept: number; due: number } {
  const due = requests.filter(({ dueAt, firstAnswerAt }) => firstAnswerAt !== null || dueAt < now);
  const kept = due.filter(({ dueAt, firstAnswerAt }) => firstAnswerAt !== null && firstAnswerAt <= dueAt);
  return { kept: kept.length, due: due.length };
}
