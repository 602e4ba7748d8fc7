import type { Json, Position, RecordedEvent } from '../port.ts';

/** In the order of `toRecordedEvent`. */
export const eventColumns = 'position, stream_id, version, event_id, type, data, metadata, recorded_at';

/** The driver parses JSON and time. */
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

export const toPosition = (position: string): Position => position.padStart(20, '0');
