import type { ExpectedRevision } from '../port.ts';
import { eventsTable, expectedExists, expectedNone, notify, revisionOf, toMicroseconds } from './appendSql.ts';
import type { PreparedEvent } from '../prepareEvents.ts';
import type { Append } from './batchingWriter.ts';

export type Statement = { readonly name: string; readonly text: string; readonly values: readonly unknown[] };

type Asked = Omit<Append, 'originalEvents'>;

type PlacedEvent = PreparedEvent & { readonly streamId: string; readonly revision: number };

/**
 * Stores a batch if every append fits (ADR 0033). Returns the head before the batch and microseconds since 1970, or
 * no row.
 * New streams are not read; a conflict is a unique violation.
 * @param isKnown whether a stream is known at a revision
 */
export function appendFitting(
  appends: readonly Asked[],
  isKnown: (streamId: string, revision: number) => boolean,
): Statement | null {
  const events: PlacedEvent[] = [];
  const unknown: Asked[] = [];
  for (const append of appends) {
    const { streamId, expected } = append;
    if (expected === 'exists') return null;
    if (expected !== 'none' && !isKnown(streamId, expected)) unknown.push(append);
    let revision = expectedNumber(expected);
    for (const event of append.events) events.push({ streamId, revision: (revision += 1), ...event });
  }
  const looks = unknown.length > 0;
  const count = events.length > mostParameterised ? null : events.length;
  const name = `append-${looks ? 'looking' : 'fitting'}-${count ?? 'many'}`;
  const values = count === null ? asArrays(events) : events.flatMap(asParameters);
  return { name, text: fittingText(name, count, looks), values: looks ? [...streamsOf(unknown), ...values] : values };
}

/** More are arrays, which PostgreSQL parses slower. */
const mostParameterised = 32;

const asParameters = (event: PlacedEvent): readonly unknown[] => [
  event.streamId,
  event.revision,
  event.id,
  event.type,
  event.schemaVersion,
  event.data,
  event.metadata,
];
const parameterTypes = ['text', 'integer', 'uuid', 'text', 'integer', 'json', 'json'];

const asArrays = (events: readonly PlacedEvent[]): readonly unknown[] => [
  events.map(({ streamId }) => streamId),
  integers(events.map(({ revision }) => revision)),
  ...contentArrays(events),
];

/** JSON Lines: JSON text has no raw line feed. */
const contentArrays = (events: readonly PreparedEvent[]): readonly unknown[] => [
  events.map(({ id }) => id),
  events.map(({ type }) => type),
  integers(events.map(({ schemaVersion }) => schemaVersion)),
  events.map(({ data }) => data).join('\n'),
  events.map(({ metadata }) => metadata).join('\n'),
];

/** Parameters from `first` on. */
function eventSource(count: number | null, first: number): { readonly source: string; readonly size: string } {
  if (count === null) {
    const [streams, versions, ids, types, schemaVersions, data, metadata] = parameterTypes.map(
      (_, at) => `$${first + at}`,
    );
    const arrays = `${streams}::text[], ${versions}::integer[], ${ids}::uuid[], ${types}::text[], ${schemaVersions}::integer[]`;
    const lines = `string_to_array(${data}, E'\\n'), string_to_array(${metadata}, E'\\n')`;
    return { source: `unnest(${arrays}, ${lines}) with ordinality`, size: `cardinality(${ids}::uuid[])` };
  }
  const rows = Array.from({ length: count }, (_, row) => {
    const parameters = parameterTypes.map((type, at) => `$${first + row * parameterTypes.length + at}::${type}`);
    return `(${parameters.join(',')},${row + 1})`;
  });
  return { source: `(values ${rows.join(',')})`, size: String(count) };
}

const areWhereExpected = `not exists (
      select from unnest($1::text[], $2::integer[]) as u(stream_id, expected)
      where ${revisionOf('u.stream_id')} is distinct from u.expected)`;

const texts = new Map<string, string>();

/** Locks the row of `head` first: gapless positions in commit order. */
function fittingText(name: string, count: number | null, looks: boolean): string {
  const cachedText = texts.get(name);
  if (cachedText !== undefined) return cachedText;
  const { source, size } = eventSource(count, looks ? 3 : 1);
  const text = `with moved as (
    update event_store.head h set position = h.position + ${size}
    where h.only_row ${looks ? `and ${areWhereExpected}` : ''}
    returning h.position, clock_timestamp() as now
  ), stored as (
    insert into ${eventsTable}
    select m.position - ${size} + e.place, e.stream_id, e.version, e.id, e.type, e.schema_version,
      e.data::json, e.metadata::json, m.now
    from moved m, ${source} as e(stream_id, version, id, type, schema_version, data, metadata, place)
  )
  select m.position - ${size}, ${toMicroseconds('m.now')}, ${notify('m.position')} from moved m`;
  texts.set(name, text);
  return text;
}

/** One row per append: accepted, revision, last position, microseconds. */
export function appendBatch(appends: readonly Asked[]): Statement {
  return {
    name: 'append-batch',
    text: 'select * from event_store.append_batch($1,$2,$3,$4,$5,$6,$7,$8,$9)',
    values: [
      ...streamsOf(appends),
      integers(appends.flatMap((append, number) => append.events.map(() => number + 1))),
      integers(appends.flatMap((append) => append.events.map((_, index) => index))),
      ...contentArrays(appends.flatMap((append) => append.events)),
    ],
  };
}

const streamsOf = (appends: readonly Asked[]): readonly unknown[] => [
  appends.map(({ streamId }) => streamId),
  integers(appends.map(({ expected }) => expectedNumber(expected))),
];

const integers = (numbers: readonly number[]): string => `{${numbers.join(',')}}`;

export function expectedNumber(expected: ExpectedRevision): number {
  if (expected === 'none') return expectedNone;
  return expected === 'exists' ? expectedExists : expected;
}
