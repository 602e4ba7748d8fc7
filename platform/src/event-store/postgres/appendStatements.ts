import type { ExpectedRevision } from '../port.ts';
import { eventsTable, expectedExists, expectedNone, notify, revisionOf, toMicroseconds } from './appendFunctions.ts';
import type { Append } from './batchingWriter.ts';

/** A prepared statement and what is bound to it. */
export type Statement = { readonly name: string; readonly text: string; readonly values: readonly unknown[] };

type Asked = Omit<Append, 'given'>;

/** For every number of events the writing connection keeps statements of their own; longer batches are rare. */
const mostEventsAtOnce = 32;

/**
 * Stores a batch whose appends all fit, which nearly every batch is, as one plain INSERT of values (ADR 0033). It answers one row:
 * the head before the batch, and the microseconds since 1970 at which it was recorded; or none where an append does not
 * fit: then nothing is stored, and `appendBatch` tells which. Null where that cannot be asked so: an append expects merely
 * that its stream exists, or there are too many events.
 *
 * A stream that is expected not to exist is not looked at, nor one that is known to have been where it is expected: where somebody
 * has written it since, the next revision is taken and the batch fails with a unique violation.
 * @param isKnown whether a stream is known to have been at a revision
 */
export function appendFitting(
  appends: readonly Asked[],
  isKnown: (streamId: string, revision: number) => boolean,
): Statement | null {
  const events: unknown[] = [];
  const unknown: Asked[] = [];
  let count = 0;
  for (const append of appends) {
    const { streamId, expected } = append;
    if (expected === 'exists') return null;
    if (expected !== 'none' && !isKnown(streamId, expected)) unknown.push(append);
    let revision = expectedNumber(expected);
    for (const { id, type, schemaVersion, data, metadata } of append.events)
      events.push(streamId, (revision += 1), id, type, schemaVersion, data, metadata);
    count += append.events.length;
  }
  if (count > mostEventsAtOnce) return null;
  const looks = unknown.length > 0;
  const name = `append-${looks ? 'looking' : 'fitting'}-${count}`;
  return { name, text: fittingText(name, count, looks), values: looks ? [...streamsOf(unknown), ...events] : events };
}

const eventColumns = ['text', 'integer', 'uuid', 'text', 'integer', 'json', 'json'];

/** True where the streams $1 stand where $2 expects them. */
const areWhereExpected = `not exists (
      select from unnest($1::text[], $2::integer[]) as u(stream_id, expected)
      where ${revisionOf('u.stream_id')} is distinct from u.expected)`;

const texts = new Map<string, string>();

/**
 * The row of `head` is locked first and to the commit, so that positions are gapless and in commit order. The parameters come in
 * groups, one for each event, after $1 and $2 where it looks.
 */
function fittingText(name: string, count: number, looks: boolean): string {
  const known = texts.get(name);
  if (known !== undefined) return known;
  const first = looks ? 3 : 1;
  const rows = Array.from({ length: count }, (_, row) => {
    const parameters = eventColumns.map((type, column) => `$${first + row * eventColumns.length + column}::${type}`);
    return `(${row + 1},${parameters.join(',')})`;
  });
  const text = `with moved as (
    update event_store.head h set position = h.position + ${count}
    where h.only_row ${looks ? `and ${areWhereExpected}` : ''}
    returning h.position, clock_timestamp() as now
  ), stored as (
    insert into ${eventsTable}
    select m.position - ${count} + e.place, e.stream_id, e.version, e.id, e.type, e.schema_version, e.data, e.metadata, m.now
    from moved m, (values ${rows.join(',')}) as e(place, stream_id, version, id, type, schema_version, data, metadata)
  )
  select m.position - ${count}, ${toMicroseconds('m.now')}, ${notify('m.position')} from moved m`;
  texts.set(name, text);
  return text;
}

/** Judges each append of a batch and stores those that fit; one row per append: accepted, revision, last position, microseconds. */
export function appendBatch(appends: readonly Asked[]): Statement {
  const events = appends.flatMap((append) => append.events);
  return {
    name: 'append-batch',
    text: 'select * from event_store.append_batch($1,$2,$3,$4,$5,$6,$7,$8,$9)',
    values: [
      ...streamsOf(appends),
      integers(appends.flatMap((append, number) => append.events.map(() => number + 1))),
      integers(appends.flatMap((append) => append.events.map((_, index) => index))),
      events.map((event) => event.id),
      events.map((event) => event.type),
      integers(events.map((event) => event.schemaVersion)),
      events.map((event) => event.data).join('\n'),
      events.map((event) => event.metadata).join('\n'),
    ],
  };
}

const streamsOf = (appends: readonly Asked[]): readonly unknown[] => [
  appends.map(({ streamId }) => streamId),
  integers(appends.map(({ expected }) => expectedNumber(expected))),
];

/** An array literal, ready made. */
const integers = (numbers: readonly number[]): string => `{${numbers.join(',')}}`;

/** The revision itself, or what stands for _none_ and _exists_. */
export function expectedNumber(expected: ExpectedRevision): number {
  if (expected === 'none') return expectedNone;
  return expected === 'exists' ? expectedExists : expected;
}
