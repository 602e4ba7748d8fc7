import type { EventStore, RecordedEvent } from '../port.ts';
import type { Connections } from './connections.ts';
import { eventColumns, toRecordedEvent } from './eventRow.ts';

type Waiting = {
  readonly streamId: string;
  readonly from: number;
  readonly limit: number | null;
  readonly answer: (events: readonly RecordedEvent[]) => void;
  readonly fail: (error: unknown) => void;
};

const maxBatch = 64;

/**
 * Reads streams. What is asked within one turn of the event loop goes in one round trip: a checkout and what follows from it
 * look at the tails of half a dozen short streams, and a round trip costs far more than such a tail.
 */
export function createBatchingReader(reading: Connections): EventStore['readStream'] {
  let waiting: Waiting[] = [];

  const read = (batch: readonly Waiting[]): void => {
    const streams = batch.map(({ streamId }) => streamId);
    const froms = batch.map(({ from }) => from);
    const limits = batch.map(({ limit }) => limit);
    reading.query('read-streams', statement, [streams, froms, limits]).then(
      (rows) => {
        const events = batch.map((): RecordedEvent[] => []);
        for (const [number, ...row] of rows) events[Number(number) - 1]?.push(toRecordedEvent(row));
        batch.forEach(({ answer }, index) => answer(events[index] ?? []));
      },
      (error: unknown) => {
        for (const { fail } of batch) fail(error);
      },
    );
  };

  const flush = (): void => {
    const asked = waiting;
    waiting = [];
    for (let at = 0; at < asked.length; at += maxBatch) read(asked.slice(at, at + maxBatch));
  };

  return (streamId, from = 0, limit) =>
    new Promise((answer, fail) => {
      if (waiting.length === 0) setImmediate(flush);
      waiting.push({ streamId, from, limit: limit ?? null, answer, fail });
    });
}

const statement = `
  select asked.number::int, ${eventColumns}
  from unnest($1::text[], $2::int[], $3::int[]) with ordinality as asked(stream, first, most, number)
  cross join lateral (
    select ${eventColumns} from event_store.events
    where stream_id = asked.stream and version >= asked.first order by version limit asked.most
  ) as event
  order by asked.number, version`;
