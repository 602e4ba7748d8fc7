/** Channel on which every batch announces the head it moved to. */
export const notificationChannel = 'event_store_head';

/** How `ExpectedRevision` travels to the server. */
export const expectedNone = -1;
export const expectedExists = -2;

/** SQL: what events are written into, column by column. */
export const eventsTable =
  'event_store.events (position, stream_id, version, event_id, type, schema_version, data, metadata, recorded_at)';

/** SQL: a stream's revision, null where there is no such stream: its events alone tell it (ADR 0033). */
export const revisionOf = (stream: string): string =>
  `(select s.version from event_store.events s where s.stream_id = ${stream} order by s.version desc limit 1)`;

/** SQL: announces the head that a batch moved to, at its commit. */
export const notify = (head: string): string => `pg_notify('${notificationChannel}', (${head})::text)`;

/** SQL: a time in microseconds since 1970. */
export const toMicroseconds = (time: string): string => `(extract(epoch from ${time}) * 1000000)::bigint`;
