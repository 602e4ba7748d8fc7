import {
  BACKWARDS,
  END,
  FORWARDS,
  type EventStoreDBClient,
  StreamDeletedError,
  StreamNotFoundError,
} from '@eventstore/db-client';
import { beginning, type EventStore, type Position, type RecordedEvent } from '../port.ts';
import { fromPosition, positionOf, toOwnEvent, toRecordedEvent } from './recordedEvent.ts';

/** Minimum page, because some events are the store's own. */
const smallestPage = 64;

/**
 * Positions are inclusive, so the first event is skipped. Disposed clients end reads without an error: see
 * `replaceableClient.ts`.
 */
export function createReads(
  client: EventStoreDBClient,
): Pick<EventStore, 'readStream' | 'readAll' | 'readAt' | 'head'> {
  const readStream: EventStore['readStream'] = async (streamId, from = 0, limit) => {
    const events: RecordedEvent[] = [];
    const maxCount = limit ?? Number.MAX_SAFE_INTEGER;
    try {
      for await (const { event } of client.readStream(streamId, { fromRevision: BigInt(from), maxCount }))
        if (event) events.push(toRecordedEvent(event));
    } catch (error) {
      if (!(error instanceof StreamNotFoundError || error instanceof StreamDeletedError)) throw error;
    }
    return events;
  };

  const readAll: EventStore['readAll'] = async (after, limit) => {
    const events: RecordedEvent[] = [];
    const maxCount = Math.max(limit + 1, smallestPage);
    let lastPosition = after;
    for (;;) {
      let count = 0;
      const page = client.readAll({ fromPosition: fromPosition(lastPosition), maxCount, direction: FORWARDS });
      for await (const resolved of page) {
        count += 1;
        const position = positionOf(resolved);
        if (position <= lastPosition) continue;
        lastPosition = position;
        const event = toOwnEvent(resolved);
        if (event && events.length < limit) events.push(event);
      }
      if (count < maxCount || events.length >= limit) return events;
    }
  };

  const readAt = async (position: Position): Promise<RecordedEvent | null> => {
    const page = client.readAll({ fromPosition: fromPosition(position), maxCount: 1, direction: FORWARDS });
    for await (const resolved of page) if (positionOf(resolved) === position) return toOwnEvent(resolved);
    return null;
  };

  const head = async (): Promise<Position> => {
    let from: typeof END | { commit: bigint; prepare: bigint } = END;
    for (;;) {
      let count = 0;
      const page = client.readAll({ fromPosition: from, maxCount: smallestPage, direction: BACKWARDS });
      let own: RecordedEvent | null = null;
      let lastPosition: bigint | null = null;
      for await (const resolved of page) {
        count += 1;
        own ??= toOwnEvent(resolved);
        lastPosition = BigInt(positionOf(resolved));
      }
      if (own) return own.position;
      if (count < smallestPage || lastPosition === null) return beginning;
      from = { commit: lastPosition, prepare: lastPosition };
    }
  };

  return { readStream, readAll, readAt, head };
}
