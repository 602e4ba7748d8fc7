import type { EventStore } from '@talloor/platform/eventStore/port.ts';
import type { HeadLeaf } from '@talloor/platform/seals/leaves.ts';
import { inOrder, streamsAtOnce } from '@talloor/platform/sideBySide.ts';

type Place = Pick<HeadLeaf, 'stream' | 'revision'>;

/** The first event of each stream that the order of all events shows and its stream does not. */
export async function* findHiddenHeads(
  store: Pick<EventStore, 'readStream'>,
  pages: AsyncIterable<readonly Place[]>,
): AsyncGenerator<Place> {
  const check = async ({ stream, revision }: Place): Promise<Place | null> => {
    const ends = await Promise.all([0, revision].map((from) => store.readStream(stream, from, 1)));
    const [first, last] = ends.map(([event]) => event?.revision);
    if (first !== 0) return { stream, revision: 0 };
    return last === revision ? null : { stream, revision };
  };
  for await (const page of pages) for await (const place of inOrder(page, streamsAtOnce, check)) if (place) yield place;
}
