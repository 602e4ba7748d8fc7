/** The event store port (architecture.md §6, event-store.md). */

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** 20 digits, zero-padded: compares as text. Opaque; gapless on Postgres only. */
export type Position = string;
export const beginning: Position = '0'.repeat(20);

/** `none`: no stream. `exists`: a stream. A number: its last revision (the first event has revision 0). */
export type ExpectedRevision = 'none' | 'exists' | number;

export type EventToAppend = {
  /** uuid v5 of command id, index and encoding: a retry has the same id. */
  readonly id: string;
  readonly type: string;
  readonly data: Json;
  readonly metadata: Json;
  /** JSON text, if the caller already has it. */
  readonly written?: { readonly data: string; readonly metadata: string };
};

export type RecordedEvent = Omit<EventToAppend, 'written'> & {
  readonly streamId: string;
  readonly revision: number;
  readonly position: Position;
  /** Store time, ISO 8601 in UTC. */
  readonly recordedAt: string;
};

export type Tenant = {
  readonly tenantId: string;
  /** Keyed hash that proves the master key. */
  readonly keyCheck: string;
};

export type Appended = { readonly revision: number; readonly position: Position };

/** `actual` is the last revision; null for no stream. */
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

/** Nothing was stored; a retry fails too. */
export class AppendRefused extends Error {
  override readonly name = 'AppendRefused';
  readonly reason: 'nul_character' | 'event_too_large' | 'too_many_events' | 'empty_append' | 'event_id_taken';
  constructor(reason: AppendRefused['reason']) {
    super(`append refused: ${reason}`);
    this.reason = reason;
  }
}

/** The outcome is unknown: retry with the same ids. */
export class EventStoreUnavailable extends Error {
  override readonly name: string = 'EventStoreUnavailable';
}

/** The store lost events or is another one. No call is served until the right store is back. */
export class EventStoreReplaced extends EventStoreUnavailable {
  override readonly name = 'EventStoreReplaced';
}

/** The store refuses our user: a person must mend EVENT_STORE or the rights. */
export class EventStoreAccessDenied extends EventStoreUnavailable {
  override readonly name = 'EventStoreAccessDenied';
}

/** Limits of promise 9, on both adapters. */
export const maxEventBytes = 1024 * 1024;
export const maxEventsPerAppend = 1000;

export type Subscription = {
  /** Resolves after the current batch. */
  readonly stop: () => Promise<void>;
};

export type EventStore = {
  /** In checkpoints. */
  readonly storeId: () => Promise<string>;
  /** Null before `claim`. */
  readonly tenant: () => Promise<Tenant | null>;
  /** The first claim stays. */
  readonly claim: (tenant: Tenant) => Promise<void>;
  readonly append: (
    streamId: string,
    expected: ExpectedRevision,
    events: readonly EventToAppend[],
  ) => Promise<Appended>;
  /** Oldest first; empty for no stream. */
  readonly readStream: (streamId: string, from?: number, limit?: number) => Promise<readonly RecordedEvent[]>;
  /** In global order. */
  readonly readAll: (after: Position, limit: number) => Promise<readonly RecordedEvent[]>;
  readonly readAt: (position: Position) => Promise<RecordedEvent | null>;
  /** Position of the last event, or `beginning`. */
  readonly head: () => Promise<Position>;
  /**
   * Batches in global order after the position (exclusive), one at a time, never empty; reconnects forever. A
   * rejection of `onEvents` ends it with `onEnd`.
   */
  readonly subscribe: (
    after: Position,
    onEvents: (events: readonly RecordedEvent[]) => Promise<void>,
    onEnd: (reason: unknown) => void,
  ) => Subscription;
  /** @throws EventStoreUnavailable */
  readonly ping: () => Promise<void>;
  readonly close: () => Promise<void>;
};
