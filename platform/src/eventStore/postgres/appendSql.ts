/** Channel that announces the head after each batch. */
export const notificationChannel = 'event_store_head';

export const expectedNone = -1;
export const expectedExists = -2;

export const eventsTable =
  'event_store.events (position, stream_id, version, event_id, type, schema_version, data, metadata, recorded_at)';

/** SQL: null for no stream (ADR 0033). */
export const revisionOf = (stream: string): string =>
  `(select s.version from event_store.events s where s.stream_id = ${stream} order by s.version desc limit 1)`;

export const notify = (head: string): string => `pg_notify('${notificationChannel}', (${head})::text)`;

/** SQL: microseconds since 1970. */
export const toMicroseconds = (time: string): string => `(extract(epoch from ${time}) * 1000000)::bigint`;
