import type { DomainEvent } from '../codec/codec.ts';
import type { RecordedEvent } from '../eventStore/port.ts';
import type { Aggregate } from './aggregate.ts';
import type { Fold } from './fold.ts';

const snapshotEvery = 200;

/**
 * Events between snapshots; more after large appends, because each snapshot is as large as the fold.
 * @param together events of the last append
 */
export const dueAfter = (together: number): number =>
  Math.max(snapshotEvery, together >= snapshotEvery ? 4 * together : 0);

export type Snapshots = {
  /** Null: missing, stale or unreadable. */
  readonly load: <State, E extends DomainEvent>(
    a: Aggregate<State, E>,
    streamId: string,
  ) => Promise<Fold<State> | null>;
  /**
   * Saves in the background. Never throws.
   * @param last stored events of the fold, if available
   */
  readonly consider: <State, E extends DomainEvent>(
    a: Aggregate<State, E>,
    streamId: string,
    fold: Fold<State>,
    last?: readonly Pick<RecordedEvent, 'data'>[],
  ) => void;
  /** Of another past, as after a restore. */
  readonly forget: (streamId: string) => void;
};
