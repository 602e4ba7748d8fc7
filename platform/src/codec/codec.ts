import type { EventToAppend, RecordedEvent } from '../event-store/port.ts';

/** What the codec must know of an event type; `events/` declares a table of them (structurally EventDefinition). */
export type CodecDefinition = {
  readonly type: string;
  readonly version: number;
  readonly schema: { parse: (data: unknown) => unknown };
  readonly upcasters: readonly ((data: unknown) => unknown)[];
  readonly personOf: (data: never, path: string) => string | null;
  readonly personalPaths: readonly (readonly string[])[];
};

/** `{type, data}` as decisions make them and folds read them. */
export type DomainEvent = { readonly type: string; readonly data: unknown };

/** Metadata as the command gives it; the codec adds schema version and chain (architecture.md §3). */
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
  /** HMAC of the command's body: the same key with another body is refused. */
  readonly commandHash: string;
};

export type StoredMetadata = CommandMetadata & {
  readonly schemaVersion: number;
  /** SHA-256 of the stored data alone, so that a broken event tells data from metadata. */
  readonly dataHash: string;
  readonly previousHash: string | null;
  readonly hash: string;
};

/** A stored event read back: upcast to today's version, personal fields decrypted or null where their key is erased. */
export type DecodedEvent<E extends DomainEvent = DomainEvent> = {
  readonly event: E;
  readonly id: string;
  readonly streamId: string;
  readonly revision: number;
  readonly position: string;
  readonly recordedAt: string;
  readonly metadata: StoredMetadata;
};

/** The one place where events become storage and back: schema version, upcasters, encryption, hash chain. */
export type Codec = {
  /**
   * Makes a stream's next events ready to append: validates, encrypts, chains from `previousHash`. An event's own metadata goes
   * before that of all.
   * @param firstRevision revision that the first of them will have
   * @returns what to append, and `validated`: the events as they will be read back
   * @throws InvalidEvent where data breaks its schema or names no person, AppendRefused
   */
  readonly encode: (
    streamId: string,
    firstRevision: number,
    previousHash: string | null,
    events: readonly { readonly id: string; readonly event: DomainEvent; readonly metadata?: CommandMetadata }[],
    metadata: CommandMetadata,
  ) => Promise<{ events: EventToAppend[]; lastHash: string | null; validated: DomainEvent[] }>;
  /** @throws UnknownEvent where no definition or upcaster fits, UnreadableEvent where a sealed field was tampered with */
  readonly decode: <E extends DomainEvent>(recorded: readonly RecordedEvent[]) => Promise<DecodedEvent<E>[]>;
};

/** No definition, or no upcaster, fits a stored event. */
export class UnknownEvent extends Error {
  override readonly name = 'UnknownEvent';
  readonly type: string;
  readonly schemaVersion: number | null;
  constructor(type: string, schemaVersion: number | null, where: string) {
    super(`unknown event ${type} v${schemaVersion ?? '?'} at ${where}`);
    this.type = type;
    this.schemaVersion = schemaVersion;
  }
}

/** A decision made an event that its own schema refuses: a fault of the program, nothing was stored. */
export class InvalidEvent extends Error {
  override readonly name = 'InvalidEvent';
}

/** A personal field does not open under its person's key at this place: it was changed or moved. */
export class UnreadableEvent extends Error {
  override readonly name = 'UnreadableEvent';
}
