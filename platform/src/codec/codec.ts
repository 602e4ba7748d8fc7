import type { EventToAppend, RecordedEvent } from '../eventStore/port.ts';

/** What the codec needs of an event type (structurally EventDefinition). */
export type CodecDefinition = {
  readonly type: string;
  readonly version: number;
  readonly schema: { parse: (data: unknown) => unknown };
  readonly upcasters: readonly ((data: unknown) => unknown)[];
  readonly personOf: (data: never, path: string) => string | null;
  readonly personalPaths: readonly (readonly string[])[];
};

/** `{type, data}` of decisions and folds. */
export type DomainEvent = { readonly type: string; readonly data: unknown };

/** Metadata of a command; the codec adds schema version and chain (architecture.md §3). */
export type CommandMetadata = {
  readonly occurredAt: string;
  readonly actorId: string;
  readonly actorRole: 'customer' | 'sales-support' | 'auditor' | 'admin' | 'system' | 'erp';
  readonly onBehalfOf: string | null;
  readonly customerNumber: string | null;
  readonly channel: 'web' | 'office' | 'system' | 'erp' | 'import';
  readonly correlationId: string;
  readonly causationId: string | null;
  readonly commandId: string;
  /** HMAC of the command's body: the same key with another body is rejected. */
  readonly commandHash: string;
};

export type StoredMetadata = CommandMetadata & {
  readonly schemaVersion: number;
  /** SHA-256 of the stored data, so that an audit can tell changed data from changed metadata. */
  readonly dataHash: string;
  readonly previousHash: string | null;
  readonly hash: string;
};

/** A stored event, upcast and decrypted; personal fields are null after erasure. */
export type DecodedEvent<E extends DomainEvent = DomainEvent> = {
  readonly event: E;
  readonly id: string;
  readonly streamId: string;
  readonly revision: number;
  readonly position: string;
  readonly recordedAt: string;
  readonly metadata: StoredMetadata;
};

/** Schema version, upcasters, encryption and hash chain of events. */
export type Codec = {
  /**
   * Validates, encrypts and chains a stream's next events from `previousHash`.
   * @param firstRevision revision of the first event
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

/** A decision made an event outside its own schema: a program error; nothing was stored. */
export class InvalidEvent extends Error {
  override readonly name = 'InvalidEvent';
}

/** A personal field does not decrypt here: it was changed or moved. */
export class UnreadableEvent extends Error {
  override readonly name = 'UnreadableEvent';
}
