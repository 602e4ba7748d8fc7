import { LRUCache } from 'lru-cache';
import type { EventToAppend, Position, RecordedEvent } from '../port.ts';
import { toPosition } from './eventRow.ts';

/** Where and when events were stored: the revision and position of the last of them. */
export type Stored = {
  readonly streamId: string;
  readonly revision: number;
  readonly position: Position;
  readonly recordedAt: string;
};

/**
 * What this process has stored a moment ago, for followers who come right behind it: they need not read it back. Positions have
 * no gap, so that an event that lies at the next position is the next event, whoever else writes.
 */
export type RecentAppends = {
  readonly keep: (events: readonly EventToAppend[], stored: Stored) => void;
  /** What follows a position without a gap; empty where the next event is not among what is kept. */
  readonly after: (position: Position, limit: number) => readonly RecordedEvent[];
};

const mostEvents = 4000;
/** UTF-16 units of JSON. */
const mostText = 16_000_000;
/** Where nobody has written an event's JSON yet. */
const usualText = 4000;

/** Begins with nothing stored. */
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
      const found: RecordedEvent[] = [];
      for (let at = Number(position) + 1; found.length < limit; at++) {
        const event = events.peek(at);
        if (!event) break;
        found.push(event);
      }
      return found;
    },
  };
}
