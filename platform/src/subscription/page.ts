import type { DecodedEvent } from '../codec/codec.ts';
import type { Position, RecordedEvent } from '../eventStore/port.ts';

/** All events after one position up to another. */
export type Page = {
  readonly records: readonly RecordedEvent[];
  readonly types: ReadonlySet<string>;
  readonly upTo: Position;
  /** Decoded once for all users of the page; unwanted records are null. */
  readonly decoded: () => Promise<readonly (DecodedEvent | null)[]>;
};

export function hasOneOf({ types }: Page, handled: ReadonlySet<string>): boolean {
  for (const type of types) if (handled.has(type)) return true;
  return false;
}
