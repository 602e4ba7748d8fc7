import { eventName } from '@talloor/contracts/eventName.ts';
import type { EventStore, RecordedEvent } from '@talloor/platform/eventStore/port.ts';
import { contentLeaf, type EventLeaf } from '@talloor/platform/seals/leaves.ts';
import type { Seal } from '@talloor/platform/seals/seal.ts';
import { orderNumberIn, type SealFinding, type SealReason } from './sealFinding.ts';

type Compared = Pick<EventStore, 'readStream'> & {
  readonly events: AsyncIterator<RecordedEvent>;
  readonly leaves: AsyncIterator<EventLeaf>;
};

/** Keeps only events that stand before their leaf. */
export async function* compareEvents(
  seal: Pick<Seal, 'number' | 'position'>,
  { events, leaves, readStream }: Compared,
): AsyncGenerator<SealFinding> {
  const ahead = new Map<string, RecordedEvent>();
  let leaf = await next(leaves);
  let event = await next(events);
  const found = (
    reason: SealReason,
    { stream, revision }: Pick<EventLeaf, 'stream' | 'revision'>,
    record: RecordedEvent | undefined,
    values: Readonly<Record<string, string>> = {},
  ): SealFinding => {
    const order = orderNumberIn(record ?? { streamId: stream, data: null });
    return { seal: seal.number, reason, event: { stream, revision, order }, values };
  };
  function* compare(sealed: EventLeaf, record: RecordedEvent): Generator<SealFinding> {
    const now = contentLeaf(record);
    if (now.id !== sealed.id || now.hash !== sealed.hash) yield found('changed', sealed, record);
    else if (now.recordedAt !== sealed.recordedAt)
      yield found('recorded_at', sealed, record, { sealed: sealed.recordedAt, now: now.recordedAt });
  }
  while (leaf || event) {
    if (!leaf) {
      if (event) ahead.set(keyOf(event), event);
      event = await next(events);
      continue;
    }
    const key = eventName(leaf);
    if (event && keyOf(event) === key) {
      yield* compare(leaf, event);
      [leaf, event] = [await next(leaves), await next(events)];
      continue;
    }
    const passed = ahead.get(key);
    const record = passed ?? (await readStream(leaf.stream, leaf.revision, 1))[0];
    if (!passed && record && event && record.position > event.position && record.position <= seal.position) {
      ahead.set(keyOf(event), event);
      event = await next(events);
      continue;
    }
    ahead.delete(key);
    if (record?.revision !== leaf.revision) yield found('dropped', leaf, undefined);
    else {
      yield found('moved', leaf, record);
      yield* compare(leaf, record);
    }
    leaf = await next(leaves);
  }
  for (const record of ahead.values())
    yield found('inserted', { stream: record.streamId, revision: record.revision }, record);
}

const keyOf = ({ streamId, revision }: RecordedEvent): string => eventName({ stream: streamId, revision });

async function next<T>(iterator: AsyncIterator<T>): Promise<T | undefined> {
  const result = await iterator.next();
  return result.done ? undefined : result.value;
}
