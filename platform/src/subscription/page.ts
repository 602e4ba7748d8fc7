import type { DecodedEvent } from '../codec/codec.ts';
import type { RecordedEvent } from '../eventStore/port.ts';
import type { Mark } from './checkpoints.ts';

/** All events after one position up to another; at least one. */
export type Page = {
  readonly records: readonly RecordedEvent[];
  readonly types: ReadonlySet<string>;
  readonly upTo: Mark;
  /** Once for all users of the page; unwanted records are null. */
  readonly decoded: () => Promise<readonly (DecodedEvent | null)[]>;
};

export const markOf = ({ position, id }: RecordedEvent): Mark => ({ position, eventId: id });

export function hasOneOf({ types }: Page, handled: ReadonlySet<string>): boolean {
  for (const type of types) if (handled.has(type)) return true;
  return false;
}
