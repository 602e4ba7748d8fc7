import { LRUCache } from 'lru-cache';
import type { EventToAppend, Position, RecordedEvent } from '../port.ts';
import { toPosition } from './eventRow.ts';

export type Stored = {
  readonly streamId: string;
  readonly revision: number;
  readonly position: Position;
  readonly recordedAt: string;
};

/** Positions have no gap, so the next position is the next event. */
export type RecentAppends = {
  readonly keep: (events: readonly EventToAppend[], place: Stored) => void;
  /** Empty if not cached. */
  readonly after: (position: Position, limit: number) => readonly RecordedEvent[];
};

const mostEvents = 4000;
/** UTF-16 units of JSON. */
const mostText = 16_000_000;
const usualText = 4000;

export function createRecentAppends(): RecentAppends {
  const events = new LRUCache<number, RecordedEvent>({ max: mostEvents, maxSize: mostText });
  return {
    keep: (appended, { streamId, revision, position, recordedAt }) =>
      appended.forEach(({ id, type, data, metadata, written }, index) => {
        const before = appended.length - 1 - index;
        const at = Number(position) - before;
        const size = Math.max(1, written ? written.data.length + written.metadata.length : usualText);
        const own = revision - before;
        const event = {
          id,
          type,
          data,
          metadata,
          streamId,
          revision: own,
          position: toPosition(String(at)),
          recordedAt,
        };
        events.set(at, event, { size });
      }),
    after: (position, limit) => {
      const cachedEvents: RecordedEvent[] = [];
      for (let at = Number(position) + 1; cachedEvents.length < limit; at++) {
        const event = events.peek(at);
        if (!event) break;
        cachedEvents.push(event);
      }
      return cachedEvents;
    },
  };
}
