import type { DomainEvent } from '../codec/codec.ts';
import type { Aggregate } from './aggregate.ts';
import type { Fold } from './fold.ts';

/** Streams longer than this are folded from a snapshot. */
export const snapshotEvery = 200;

/** Folds of long streams, kept outside the process: a help, never the truth. */
export type Snapshots = {
  /** The last snapshot of this state version; null where there is none, where it is stale or can no longer be opened. */
  readonly load: <State, E extends DomainEvent>(
    a: Aggregate<State, E>,
    streamId: string,
  ) => Promise<Fold<State> | null>;
  /** Saves, in the background, where the stream has grown by `snapshotEvery` events since the last one. Never throws. */
  readonly consider: <State, E extends DomainEvent>(
    a: Aggregate<State, E>,
    streamId: string,
    fold: Fold<State>,
  ) => void;
  /** The stream's snapshot turned out to be of another past: the next that is considered is saved in its place. */
  readonly forget: (streamId: string) => void;
};
