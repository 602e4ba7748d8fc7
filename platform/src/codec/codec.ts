import type { PersonRole } from '@talloor/contracts/endpoint.ts';
import type { EventToAppend, RecordedEvent } from '../eventStore/port.ts';

export type CodecDefinition = {
  readonly type: string;
  readonly version: number;
  readonly schema: { parse: (data: unknown) => unknown };
  readonly upcasters: readonly ((data: unknown, metadata: StoredMetadata) => unknown)[];
  readonly personOf: (data: never, path: string) => string | null;
  readonly personalPaths: readonly (readonly string[])[];
};

export type DomainEvent = { readonly type: string; readonly data: unknown };

/** The codec adds schema version and chain (architecture.md §3). */
export type CommandMetadata = {
  readonly occurredAt: string;
  readonly actorId: string;
  readonly actorRole: PersonRole | 'system' | 'erp';
  readonly onBehalfOf: string | null;
  readonly customerNumber: string | null;
  readonly channel: 'web' | 'office' | 'system' | 'erp' | 'import';
  readonly correlationId: string;
  readonly causationId: string | null;
  readonly commandId: string;
  readonly commandHash: string;
};

export type StoredMetadata = CommandMetadata & {
  readonly schemaVersion: number;
  readonly dataHash: string;
  readonly previousHash: string | null;
  readonly hash: string;
};

/** Personal fields are null after erasure or a lost key. */
export type DecodedEvent<E extends DomainEvent = DomainEvent> = {
  readonly event: E;
  readonly id: string;
  readonly streamId: string;
  readonly revision: number;
  readonly position: string;
  readonly recordedAt: string;
  readonly metadata: StoredMetadata;
};

export type Codec = {
  /**
   * Validates, encrypts and chains a stream's next events.
   * @returns events to append, and `validated`: the events as they read back
   * @throws InvalidEvent for data outside the schema or without a person, AppendRefused
   */
  readonly encode: (
    streamId: string,
    firstRevision: number,
    previousHash: string | null,
    events: readonly { readonly id: string; readonly event: DomainEvent; readonly metadata?: CommandMetadata }[],
    metadata: CommandMetadata,
  ) => Promise<{ events: EventToAppend[]; lastHash: string | null; validated: DomainEvent[] }>;
  /** @throws UnknownEvent without a definition or upcaster, UnreadableEvent for a changed sealed field */
  readonly decode: <E extends DomainEvent>(recorded: readonly RecordedEvent[]) => Promise<DecodedEvent<E>[]>;
};

/** No definition or upcaster fits a stored event. */
export class UnknownEvent extends Error {
  override readonly name = 'UnknownEvent';
  readonly type: string;
  readonly schemaVersion: number | null;
  constructor(type: string, schemaVersion: number | null, place: string) {
    super(`unknown event ${type} v${schemaVersion ?? '?'} at ${place}`);
    this.type = type;
    this.schemaVersion = schemaVersion;
  }
}

/** A decision made an event outside its schema: a program error; nothing was stored. */
export class InvalidEvent extends Error {
  override readonly name = 'InvalidEvent';
}

/** A personal field was changed or moved, so it does not decrypt. */
export class UnreadableEvent extends Error {
  override readonly name = 'UnreadableEvent';
}
