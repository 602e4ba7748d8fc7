import type { DecodedEvent } from '../codec/codec.ts';
import type { Position, RecordedEvent } from '../event-store/port.ts';

/** A stretch of the global order: all events after one position up to another. */
export type Page = {
  readonly records: readonly RecordedEvent[];
  readonly upTo: Position;
  /** Decodes the wanted records, all at once and once for all who share this page; the rest are null. */
  readonly decoded: () => Promise<readonly (DecodedEvent | null)[]>;
};
