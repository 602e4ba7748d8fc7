import { BACKWARDS, END, FORWARDS, StreamNotFoundError } from '@eventstore/db-client';
import { beginning, type EventStore, type RecordedEvent } from '../port.ts';
import { fromPosition, positionOf, toOwnEvent, toRecordedEvent } from './recordedEvent.ts';
import type { ReplaceableClient } from './replaceableClient.ts';

/** Minimum page of a read of all streams, because some events are the store's own. */
const smallestPage = 64;

/**
 * Reads of the port. A read of all streams starts at its position inclusively, so that event and the store's own are
 * skipped.
 */
export function createReads(replaceable: ReplaceableClient): Pick<EventStore, 'readStream' | 'readAll' | 'head'> {
  const readStream: EventStore['readStream'] = (streamId, from = 0, limit) =>
    replaceable.call(async (client) => {
      const events: RecordedEvent[] = [];
      const maxCount = limit ?? Number.MAX_SAFE_INTEGER;
      try {
        for await (const { event } of client.readStream(streamId, { fromRevision: BigInt(from), maxCount }))
          if (event) events.push(toRecordedEvent(event));
      } catch (error) {
        if (!(error instanceof StreamNotFoundError)) throw error;
      }
      return events;
    });

  const readAll: EventStore['readAll'] = (after, limit) =>
    replaceable.call(async (client) => {
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
    });

  const head: EventStore['head'] = () =>
    replaceable.call(async (client) => {
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
    });

  return { readStream, readAll, head };
}
