/** The event store port: one language for both adapters (architecture.md §6, event-store.md). */

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** 20 digits, zero-padded: compares as text. Opaque outside the adapters; gapless on Postgres only. */
export type Position = string;
export const beginning: Position = '0'.repeat(20);

/** `none`: the stream must not exist; `exists`: it must; a number: its last revision (the first event has revision 0). */
export type ExpectedRevision = 'none' | 'exists' | number;

export type EventToAppend = {
  /** uuid v5 of command id, index and encoding, so that a retry after a lost answer is the same event. */
  readonly id: string;
  readonly type: string;
  readonly data: Json;
  readonly metadata: Json;
  /** JSON of both, where whoever appends has written it already, for its hashes. */
  readonly written?: { readonly data: string; readonly metadata: string };
};

export type RecordedEvent = Omit<EventToAppend, 'written'> & {
  readonly streamId: string;
  readonly revision: number;
  readonly position: Position;
  /** The store's own time, ISO 8601 in UTC. */
  readonly recordedAt: string;
};

export type Appended = { readonly revision: number; readonly position: Position };

/** Another writer came first; `actual` is the stream's last revision, null where it does not exist. */
export class WrongExpectedRevision extends Error {
  override readonly name = 'WrongExpectedRevision';
  readonly streamId: string;
  readonly actual: number | null;
  constructor(streamId: string, actual: number | null) {
    super(`${streamId} is at revision ${actual ?? 'none'}`);
    this.streamId = streamId;
    this.actual = actual;
  }
}

/** The store refuses what it was given: nothing was stored and a retry will not help. */
export class AppendRefused extends Error {
  override readonly name = 'AppendRefused';
  readonly reason: 'nul_character' | 'event_too_large' | 'too_many_events' | 'empty_append' | 'event_id_taken';
  constructor(reason: AppendRefused['reason']) {
    super(`append refused: ${reason}`);
    this.reason = reason;
  }
}

/** No answer within the time limit, or no connection. Whether an append took place is unknown: retry with the same ids. */
export class EventStoreUnavailable extends Error {
  override readonly name = 'EventStoreUnavailable';
}

/** Limits of promise 9, the same on both adapters. */
export const maxEventBytes = 1024 * 1024;
export const maxEventsPerAppend = 1000;

export type Subscription = {
  /** Ends the subscription; resolves when the last batch in hand has been dealt with. */
  readonly stop: () => Promise<void>;
};

export type EventStore = {
  /** Names this store's content; checkpoints carry it, another store refuses to serve them. */
  readonly storeId: () => Promise<string>;
  /** @throws WrongExpectedRevision | AppendRefused | EventStoreUnavailable */
  readonly append: (
    streamId: string,
    expected: ExpectedRevision,
    events: readonly EventToAppend[],
  ) => Promise<Appended>;
  /** Events of one stream from a revision on, oldest first; empty where the stream does not exist. */
  readonly readStream: (streamId: string, from?: number, limit?: number) => Promise<readonly RecordedEvent[]>;
  /** Events after a position in global order. */
  readonly readAll: (after: Position, limit: number) => Promise<readonly RecordedEvent[]>;
  /** Position of the last event, `beginning` where there is none. */
  readonly head: () => Promise<Position>;
  /**
   * Calls `onEvents` with batches in global order, each after the promise of the one before has resolved, from the
   * position (exclusive) on and for ever: reconnects by itself, survives restarts of the store. `onEvents` may receive an
   * empty batch with a later position where everything up to it was of no interest. A rejection ends the subscription
   * and is given to `onEnd`.
   */
  readonly subscribe: (
    after: Position,
    onEvents: (events: readonly RecordedEvent[], upTo: Position) => Promise<void>,
    onEnd: (reason: unknown) => void,
  ) => Subscription;
  /** Whether the store answers, within the time limit. */
  readonly ping: () => Promise<void>;
  readonly close: () => Promise<void>;
};
