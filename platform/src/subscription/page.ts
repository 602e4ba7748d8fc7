import type { DecodedEvent } from '../codec/codec.ts';
import type { Position, RecordedEvent } from '../event-store/port.ts';

/** A stretch of the global order: all events after one position up to another. */
export type Page = {
  readonly records: readonly RecordedEvent[];
  /** Types of the records. */
  readonly types: ReadonlySet<string>;
  readonly upTo: Position;
  /** Decodes the wanted records, all at once and once for all who share this page; the rest are null. */
  readonly decoded: () => Promise<readonly (DecodedEvent | null)[]>;
};

/** Whether a page has an event of one of these types. */
export function hasOneOf({ types }: Page, handled: ReadonlySet<string>): boolean {
  for (const type of types) if (handled.has(type)) return true;
  return false;
}
