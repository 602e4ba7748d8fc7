import type { ExpectedRevision } from '../port.ts';
import { expectedExists, expectedNone } from './appendBatchFunction.ts';
import type { Append } from './batchingWriter.ts';

/** Commits a batch; one row per append: accepted, revision, last position, time. */
export const appendBatchStatement = 'select * from event_store.append_batch($1,$2,$3,$4,$5,$6,$7,$8,$9,$10)';

/** The statement's parameters, as appendBatchFunction.ts describes them. Numbers travel as array literals, ready made. */
export function appendBatchParameters(appends: readonly Omit<Append, 'given'>[]): readonly unknown[] {
  const events = appends.flatMap((append) => append.events);
  return [
    appends.map((append) => append.streamId),
    integers(appends.map((append) => expectedNumber(append.expected))),
    integers(appends.map((append) => append.events.length)),
    integers(appends.flatMap((append, number) => append.events.map(() => number + 1))),
    integers(appends.flatMap((append) => append.events.map((_, index) => index))),
    events.map((event) => event.id),
    events.map((event) => event.type),
    integers(events.map((event) => event.schemaVersion)),
    events.map((event) => event.data).join('\n'),
    events.map((event) => event.metadata).join('\n'),
  ];
}

const integers = (numbers: readonly number[]): string => `{${numbers.join(',')}}`;

function expectedNumber(expected: ExpectedRevision): number {
  if (expected === 'none') return expectedNone;
  return expected === 'exists' ? expectedExists : expected;
}
