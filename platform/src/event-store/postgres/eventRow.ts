import type { Json, Position, RecordedEvent } from '../port.ts';

/** The columns that `toRecordedEvent` takes, in order. */
export const eventColumns = 'position, stream_id, version, event_id, type, data, metadata, recorded_at';

/** A row of `event_store.events`; the driver has parsed its JSON and its time. */
export function toRecordedEvent(row: readonly unknown[]): RecordedEvent {
  const [position, streamId, version, id, type, data, metadata, recordedAt] = row as EventRow;
  return {
    id,
    type,
    data,
    metadata,
    streamId,
    revision: version,
    position: toPosition(position),
    recordedAt: recordedAt.toISOString(),
  };
}

type EventRow = readonly [string, string, number, string, string, Json, Json, Date];

/** A bigint, as the driver gives it, in the port's 20 digits. */
export const toPosition = (position: string): Position => position.padStart(20, '0');
