import type { ExpectedRevision } from '../port.ts';
import { expectedExists, expectedNone } from './appendFunctions.ts';
import type { Append } from './batchingWriter.ts';

const parameters = '$1,$2,$3,$4,$5,$6,$7,$8,$9';

/** Stores a batch that fits as a whole; one row of one column: the head before it and its microseconds, or null. */
export const appendFittingStatement = `select event_store.append_fitting(${parameters},$10)`;

/** Commits a batch; one row per append: accepted, revision, last position, microseconds. */
export const appendBatchStatement = `select * from event_store.append_batch(${parameters})`;

/** The parameters that both share, as appendFunctions.ts describes them. Numbers travel as array literals, ready made. */
export function appendParameters(appends: readonly Omit<Append, 'given'>[]): readonly unknown[] {
  const events = appends.flatMap((append) => append.events);
  return [
    appends.map((append) => append.streamId),
    integers(appends.map((append) => expectedNumber(append.expected))),
    integers(appends.flatMap((append, number) => append.events.map(() => number + 1))),
    integers(appends.flatMap((append) => append.events.map((_, index) => index))),
    events.map((event) => event.id),
    events.map((event) => event.type),
    integers(events.map((event) => event.schemaVersion)),
    events.map((event) => event.data).join('\n'),
    events.map((event) => event.metadata).join('\n'),
  ];
}

/**
 * The parameters of `appendFittingStatement`.
 * @param isSure whether a stream is known to have been at a revision: it is not looked at
 */
export const appendFittingParameters = (
  appends: readonly Omit<Append, 'given'>[],
  isSure: (streamId: string, revision: number) => boolean,
): readonly unknown[] => [
  ...appendParameters(appends),
  integers(
    appends.flatMap(({ streamId, expected }, index) => (isSure(streamId, expectedNumber(expected)) ? [] : [index + 1])),
  ),
];

const integers = (numbers: readonly number[]): string => `{${numbers.join(',')}}`;

/** The revision itself, or what stands for _none_ and _exists_. */
export function expectedNumber(expected: ExpectedRevision): number {
  if (expected === 'none') return expectedNone;
  return expected === 'exists' ? expectedExists : expected;
}
