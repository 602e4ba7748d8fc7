import type { EventStore, Position, RecordedEvent } from '../eventStore/port.ts';

const pageSize = 1000;

export async function* readRange(
  store: Pick<EventStore, 'readAll'>,
  after: Position,
  upTo: Position,
): AsyncGenerator<readonly RecordedEvent[]> {
  for (let last = after; last < upTo;) {
    const read = await store.readAll(last, pageSize);
    const page = read.filter(({ position }) => position <= upTo);
    if (page.length > 0) yield page;
    const end = read.at(-1);
    if (!end) return;
    last = end.position;
  }
}
