import { type EventStore, EventStoreReplaced, type RecordedEvent } from '../port.ts';
import { storeIdOf } from './identify.ts';
import { identityStream } from './recordedEvent.ts';

/** Id of the store, and the last event that this process appended or received. */
export type Witness = {
  readonly note: (event: Pick<RecordedEvent, 'position' | 'id'>) => void;
  readonly noteStoreId: (storeId: string) => void;
  /**
   * For each new connection: another store may have taken the store's place.
   * @throws EventStoreReplaced
   */
  readonly verify: (reads: Pick<EventStore, 'readStream' | 'readAt'>) => Promise<void>;
};

export function createWitness(): Witness {
  let knownStoreId: string | null = null;
  let last: Pick<RecordedEvent, 'position' | 'id'> | null = null;

  const noteStoreId = (storeId: string | null): void => {
    knownStoreId ??= storeId;
    if (storeId !== knownStoreId)
      throw new EventStoreReplaced(`the event store is ${storeId ?? 'without an identity'}, not ${knownStoreId}`);
  };

  return {
    note: ({ position, id }) => {
      if (last === null || position > last.position) last = { position, id: id.toLowerCase() };
    },
    noteStoreId,
    verify: async ({ readStream, readAt }) => {
      const [identity] = await readStream(identityStream, 0, 1);
      noteStoreId(identity ? storeIdOf(identity) : null);
      if (last === null) return;
      const { position, id } = last;
      if ((await readAt(position))?.id !== id)
        throw new EventStoreReplaced(`the event store has no event ${id} at ${position}: it lost events`);
    },
  };
}
