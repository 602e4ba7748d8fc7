import { gathering } from '../../gathering.ts';
import type { EventStore, RecordedEvent } from '../port.ts';
import type { Connections } from './connections.ts';
import { eventColumns, toRecordedEvent } from './eventRow.ts';

type StreamRequest = { readonly streamId: string; readonly from: number; readonly limit: number | null };

const streamsTogether = 64;

/**
 * Joins reads of one turn of the event loop.
 * @param underWay parallel round trips: the connections of `reading`
 */
export function createBatchingReader(reading: Connections, underWay: number): EventStore['readStream'] {
  const read = gathering({ together: streamsTogether, underWay }, async (requests: readonly StreamRequest[]) => {
    const rows = await reading.query('read-streams', statement, [
      requests.map(({ streamId }) => streamId),
      requests.map(({ from }) => from),
      requests.map(({ limit }) => limit),
    ]);
    const events = requests.map((): RecordedEvent[] => []);
    for (const [number, ...row] of rows) events[Number(number) - 1]?.push(toRecordedEvent(row));
    return events;
  });
  return (streamId, from = 0, limit) => read({ streamId, from, limit: limit ?? null });
}

const statement = `
  select asked.number::int, ${eventColumns}
  from unnest($1::text[], $2::int[], $3::int[]) with ordinality as asked(stream, first, most, number)
  cross join lateral (
    select ${eventColumns} from event_store.events
    where stream_id = asked.stream and version >= asked.first order by version limit asked.most
  ) as event
  order by asked.number, version`;
