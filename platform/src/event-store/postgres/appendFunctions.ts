/** Channel on which every batch announces the head it moved to. */
export const notificationChannel = 'event_store_head';

/** How `ExpectedRevision` travels to the server. */
export const expectedNone = -1;
export const expectedExists = -2;

/**
 * Appends as both functions take them: each stream once with what its append expects, and the events as arrays with the 1-based
 * number of their append and their 0-based index in it; `p_data` and `p_metadata` are JSON Lines (JSON text holds no raw
 * line feed).
 */
const parameters = `
  p_streams text[], p_expected integer[],
  p_appends integer[], p_indexes integer[], p_ids uuid[], p_types text[], p_schema_versions integer[],
  p_data text, p_metadata text`;

const events = `unnest(p_appends, p_indexes, p_ids, p_types, p_schema_versions,
        string_to_array(p_data, E'\\n'), string_to_array(p_metadata, E'\\n'))`;

const columns = 'position, stream_id, version, event_id, type, schema_version, data, metadata, recorded_at';

/** A stream's revision, null where there is no such stream: its events alone tell it (ADR 0033). */
const revisionOf = (stream: string): string =>
  `(select s.version from event_store.events s where s.stream_id = ${stream} order by s.version desc limit 1)`;

/**
 * Stores a batch whose appends all fit, in as few and as plain statements as there can be: what nearly every batch is.
 * No append may expect merely that its stream exists. The row of `head` is locked first and to the commit, so that positions are
 * gapless and in commit order; the statement after it has a snapshot of its own and sees what the last holder did.
 *
 * `p_unsure` are the numbers of the appends whose streams are looked at. The others' streams are known to have been where they are
 * expected, on this server: where one has moved on since, its next revision is taken and the batch fails with a unique violation.
 *
 * Returns the head before the batch and the microseconds since 1970 at which it was recorded (no earlier than any position
 * before it), or null where an append does not fit: then nothing is stored, and `append_batch` tells which.
 */
export const appendFittingFunction = `
create function event_store.append_fitting(${parameters},
  p_unsure integer[]
) returns bigint[]
language plpgsql volatile as $body$
declare
  v_count integer := cardinality(p_ids);
  v_head bigint;
  v_now timestamptz;
begin
  update event_store.head h set position = h.position + v_count where h.only_row
  returning h.position - v_count into strict v_head;
  v_now := clock_timestamp();

  insert into event_store.events (${columns})
  select v_head + e.place, p_streams[e.append], p_expected[e.append] + 1 + e.index,
    e.id, e.type, e.schema_version, e.data::json, e.metadata::json, v_now
  from ${events} with ordinality as e(append, index, id, type, schema_version, data, metadata, place)
  where not exists (
    select from unnest(p_unsure) as u(append)
    where coalesce(${revisionOf('p_streams[u.append]')}, ${expectedNone}) <> p_expected[u.append]);

  if not found then
    update event_store.head h set position = v_head where h.only_row;
    return null;
  end if;
  perform pg_notify('${notificationChannel}', (v_head + v_count)::text);
  return array[v_head, (extract(epoch from v_now) * 1000000)::bigint];
end
$body$`;

/**
 * Commits a batch and judges each of its appends. Returns one row per append in order: whether it was accepted, the stream's
 * revision afterwards (null: no such stream), the position of its last event, and the microseconds as above.
 */
export const appendBatchFunction = `
create function event_store.append_batch(${parameters}
) returns table (accepted boolean, revision integer, last_position bigint, batch_recorded_at bigint)
language plpgsql volatile as $body$
declare
  v_head bigint;
  v_now timestamptz;
begin
  select h.position into strict v_head from event_store.head h where h.only_row for update;
  v_now := clock_timestamp();

  return query
  with asked as materialized (
    select a.number, a.stream_id, a.expected, ${revisionOf('a.stream_id')} as actual,
      (select count(*)::integer from unnest(p_appends) as e(append) where e.append = a.number) as count
    from unnest(p_streams, p_expected) with ordinality as a(stream_id, expected, number)
  ), judged as materialized (
    select a.*, case a.expected
      when ${expectedNone} then a.actual is null
      when ${expectedExists} then a.actual is not null
      else a.actual is not distinct from a.expected end as fits
    from asked a
  ), placed as materialized (
    select j.*, coalesce(j.actual, -1) as before,
      v_head + sum(case when j.fits then j.count else 0 end) over (order by j.number) as upto
    from judged j
  ), stored as (
    insert into event_store.events (${columns})
    select p.upto - p.count + e.index + 1, p.stream_id, p.before + e.index + 1,
      e.id, e.type, e.schema_version, e.data::json, e.metadata::json, v_now
    from ${events} as e(append, index, id, type, schema_version, data, metadata)
    join placed p on p.number = e.append
    where p.fits
  ), moved_head as (
    update event_store.head h set position = t.upto
    from (select max(p.upto)::bigint as upto from placed p where p.fits) t
    where t.upto is not null and h.only_row
    returning pg_notify('${notificationChannel}', h.position::text)
  )
  select p.fits, case when p.fits then p.before + p.count else p.actual end, p.upto::bigint,
    (extract(epoch from v_now) * 1000000)::bigint
  from placed p order by p.number;
end
$body$`;
