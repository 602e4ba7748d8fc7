import { LRUCache } from 'lru-cache';
import type { Codec, DomainEvent, StoredMetadata } from '../codec/codec.ts';
import type { EventStore, RecordedEvent } from '../eventStore/port.ts';
import type { Aggregate } from './aggregate.ts';
import { emptyFold, type Fold, foldOn } from './fold.ts';
import type { Snapshots } from './snapshots.ts';

/** A fold holds personal data in clear, and erasure must reach it. */
const foldsKeptMs = 60_000;
const longestShort = 50;

export type StreamReader = {
  readonly cached: <State, E extends DomainEvent>(a: Aggregate<State, E>, streamId: string) => Fold<State> | undefined;
  readonly toTail: <State, E extends DomainEvent>(a: Aggregate<State, E>, streamId: string) => Promise<Fold<State>>;
  /** @param last the fold's last stored events */
  readonly keep: <State, E extends DomainEvent>(
    a: Aggregate<State, E>,
    streamId: string,
    fold: Fold<State>,
    last?: readonly Pick<RecordedEvent, 'data'>[],
  ) => void;
  readonly forget: <State, E extends DomainEvent>(a: Aggregate<State, E>, streamId: string) => void;
};

export function createStreamReader(options: {
  readonly store: EventStore;
  readonly codec: Codec;
  readonly entries: number;
  readonly snapshots: Snapshots | null;
}): StreamReader {
  const { store, codec, snapshots } = options;
  const folds = new LRUCache<string, Fold<unknown>>({
    max: options.entries,
    ttl: foldsKeptMs,
    noUpdateTTL: true,
  });

  const cached = <State, E extends DomainEvent>(aggregate: Aggregate<State, E>, streamId: string) =>
    folds.get(keyOf(aggregate, streamId)) as Fold<State> | undefined;

  const keep: StreamReader['keep'] = (aggregate, streamId, fold, last) => {
    const key = keyOf(aggregate, streamId);
    // Includes expired entries: a continued fold keeps the original expiry.
    const before = folds.peek(key, { allowStale: true });
    if (fold.revision === null || (before && (before.revision ?? -1) > fold.revision)) return;
    folds.set(key, fold);
    snapshots?.consider(aggregate, streamId, fold, last);
  };

  const toTail: StreamReader['toTail'] = async (aggregate, streamId) => {
    const cachedFold = cached(aggregate, streamId);
    const fold =
      (cachedFold && (await after(aggregate, streamId, cachedFold))) ?? (await foldFromStore(aggregate, streamId));
    keep(aggregate, streamId, fold);
    return fold;
  };

  /** Null when the fold is not this stream's past (the store was restored). */
  const after = async <State, E extends DomainEvent>(
    aggregate: Aggregate<State, E>,
    streamId: string,
    fold: Fold<State>,
  ): Promise<Fold<State> | null> => {
    const tail = await store.readStream(streamId, (fold.revision ?? -1) + 1);
    if (tail[0] === undefined || metadataOf(tail[0]).previousHash === fold.lastHash)
      return foldOn(aggregate, fold, await codec.decode<E>(tail));
    folds.delete(keyOf(aggregate, streamId));
    return null;
  };

  const foldFromStore = async <State, E extends DomainEvent>(
    aggregate: Aggregate<State, E>,
    streamId: string,
  ): Promise<Fold<State>> => {
    const start = await store.readStream(streamId, 0, snapshots ? longestShort : undefined);
    const isWhole = snapshots === null || start.length < longestShort;
    const snapshot = isWhole ? null : await snapshots.load(aggregate, streamId);
    if (snapshot) {
      // The snapshot is valid only if its last event is unchanged.
      const [snapshotEvent, ...tail] = await store.readStream(streamId, snapshot.revision ?? 0);
      if (snapshotEvent && metadataOf(snapshotEvent).hash === snapshot.lastHash)
        return foldOn(aggregate, snapshot, await codec.decode<E>(tail));
      snapshots?.forget(streamId);
    }
    const events = isWhole ? start : [...start, ...(await store.readStream(streamId, start.length))];
    return foldOn(aggregate, emptyFold(aggregate.initial), await codec.decode<E>(events));
  };

  return {
    cached,
    toTail,
    keep,
    forget: (aggregate, streamId) => void folds.delete(keyOf(aggregate, streamId)),
  };
}

const keyOf = <State, E extends DomainEvent>(aggregate: Aggregate<State, E>, streamId: string): string =>
  `${aggregate.category}@${aggregate.stateVersion}/${streamId}`;

const metadataOf = (event: RecordedEvent): StoredMetadata => event.metadata as StoredMetadata;
