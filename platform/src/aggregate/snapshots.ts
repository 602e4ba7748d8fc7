import type { DomainEvent } from '../codec/codec.ts';
import type { RecordedEvent } from '../event-store/port.ts';
import type { Aggregate } from './aggregate.ts';
import type { Fold } from './fold.ts';

/** Streams longer than this are folded from a snapshot. */
const snapshotEvery = 200;

/**
 * Events after which a fold is saved. A call that makes hundreds would pay each time for a fold as large as itself: where more such
 * calls may follow it is saved after the fourth, or with the next small one.
 * @param together events that were stored together last
 */
export const dueAfter = (together: number): number =>
  Math.max(snapshotEvery, together >= snapshotEvery ? 4 * together : 0);

/** Folds of long streams, kept outside the process: a help, never the truth. */
export type Snapshots = {
  /** The last snapshot of this state version; null where there is none, where it is stale or can no longer be opened. */
  readonly load: <State, E extends DomainEvent>(
    a: Aggregate<State, E>,
    streamId: string,
  ) => Promise<Fold<State> | null>;
  /**
   * Saves, in the background, where the stream has grown by `dueAfter` events since the last one. Never throws.
   * @param last the fold's last events as they are stored, where they are at hand: they need not be read back
   */
  readonly consider: <State, E extends DomainEvent>(
    a: Aggregate<State, E>,
    streamId: string,
    fold: Fold<State>,
    last?: readonly Pick<RecordedEvent, 'data'>[],
  ) => void;
  /** The stream's snapshot turned out to be of another past: the next that is considered is saved in its place. */
  readonly forget: (streamId: string) => void;
};
