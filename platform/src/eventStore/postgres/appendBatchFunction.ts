import { eventsTable, expectedExists, expectedNone, notify, revisionOf, toMicroseconds } from './appendSql.ts';

/**
 * Commits a batch and judges each append. Events are arrays with the 1-based number of their append and their
 * 0-based index; `p_data` and `p_metadata` are JSON Lines.
 * Returns per append: accepted, revision (null: no stream), position, and microseconds since 1970.
 */
export const appendBatchFunction = `
create function event_store.append_batch(
  p_streams text[], p_expected integer[],
  p_appends integer[], p_indexes integer[], p_ids uuid[], p_types text[], p_schema_versions integer[],
  p_data text, p_metadata text
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
    insert into ${eventsTable}
    select p.upto - p.count + e.index + 1, p.stream_id, p.before + e.index + 1,
      e.id, e.type, e.schema_version, e.data::json, e.metadata::json, v_now
    from unnest(p_appends, p_indexes, p_ids, p_types, p_schema_versions,
      string_to_array(p_data, E'\\n'), string_to_array(p_metadata, E'\\n'))
      as e(append, index, id, type, schema_version, data, metadata)
    join placed p on p.number = e.append
    where p.fits
  ), moved_head as (
    update event_store.head h set position = t.upto
    from (select max(p.upto)::bigint as upto from placed p where p.fits) t
    where t.upto is not null and h.only_row
    returning ${notify('h.position')}
  )
  select p.fits, case when p.fits then p.before + p.count else p.actual end, p.upto::bigint,
    ${toMicroseconds('v_now')}
  from placed p order by p.number;
end
$body$`;
