import { randomUUID } from 'node:crypto';
import {
  beginning,
  type Appended,
  type EventStore,
  EventStoreUnavailable,
  type EventToAppend,
  type ExpectedRevision,
  type Position,
  type RecordedEvent,
  type Tenant,
  WrongExpectedRevision,
} from '../port.ts';
import { prepareEvents } from '../prepareEvents.ts';

export type InMemoryEventStore = EventStore & {
  readonly all: () => readonly RecordedEvent[];
  readonly failNextAppend: (when: 'before' | 'after') => void;
  readonly tamper: (position: Position, change: (event: RecordedEvent) => RecordedEvent) => void;
};

export function createInMemoryEventStore(storeId: string = randomUUID()): InMemoryEventStore {
  const events: RecordedEvent[] = [];
  const streams = new Map<string, RecordedEvent[]>();
  const wakers = new Set<() => void>();
  let failure: 'before' | 'after' | null = null;
  let tenant: Tenant | null = null;

  const append = async (
    streamId: string,
    expected: ExpectedRevision,
    toAppend: readonly EventToAppend[],
  ): Promise<Appended> => {
    prepareEvents(streamId, toAppend);
    await Promise.resolve();
    const failing = failure;
    failure = null;
    if (failing === 'before') throw new EventStoreUnavailable('no answer');
    const stream = streams.get(streamId) ?? [];
    const answer = findEarlierAppend(streamId, stream, expected, toAppend) ?? store(streamId, stream, toAppend);
    if (failing === 'after') throw new EventStoreUnavailable('no answer');
    return answer;
  };

  const store = (streamId: string, stream: RecordedEvent[], toAppend: readonly EventToAppend[]): Appended => {
    streams.set(streamId, stream);
    for (const { written: _, ...event } of toAppend) {
      const position = positionOf(events.length + 1);
      const storedEvent = structuredClone({ ...event, streamId, revision: stream.length, position });
      const recorded = { ...storedEvent, recordedAt: new Date().toISOString() };
      stream.push(recorded);
      events.push(recorded);
    }
    for (const wake of wakers) wake();
    return { revision: stream.length - 1, position: positionOf(events.length) };
  };

  const subscribe: EventStore['subscribe'] = (after, onEvents, onEnd) => {
    let isStopped = false;
    let wake = (): void => undefined;
    const rouse = (): void => wake();
    wakers.add(rouse);
    const run = async (): Promise<void> => {
      let position = after;
      while (!isStopped) {
        const batch = events.slice(Number(position), Number(position) + 500);
        const last = batch.at(-1);
        if (!last) {
          await new Promise<void>((resolve) => (wake = resolve));
          continue;
        }
        await onEvents(batch);
        position = last.position;
      }
    };
    const running = run()
      .catch((reason: unknown) => {
        if (!isStopped) onEnd(reason);
      })
      .finally(() => wakers.delete(rouse));
    return {
      stop: () => {
        isStopped = true;
        wake();
        return running;
      },
    };
  };

  return {
    storeId: () => Promise.resolve(storeId),
    tenant: () => Promise.resolve(tenant),
    claim: (first) => Promise.resolve(void (tenant ??= first)),
    append,
    readStream: (streamId, from = 0, limit = Number.MAX_SAFE_INTEGER) =>
      Promise.resolve((streams.get(streamId) ?? []).slice(from, from + limit)),
    readAll: (after, limit) => Promise.resolve(events.slice(Number(after), Number(after) + limit)),
    readAt: (position) => Promise.resolve(events[Number(position) - 1] ?? null),
    head: () => Promise.resolve(events.length === 0 ? beginning : positionOf(events.length)),
    subscribe,
    ping: () => Promise.resolve(),
    close: () => Promise.resolve(),
    all: () => events,
    failNextAppend: (when) => (failure = when),
    tamper: (position, change) => {
      const index = Number(position) - 1;
      const before = events[index];
      if (!before) throw new Error(`nothing at ${position}`);
      const changedEvent = change(before);
      events[index] = changedEvent;
      const stream = streams.get(before.streamId);
      if (stream) stream[before.revision] = changedEvent;
    },
  };
}

const positionOf = (count: number): Position => String(count).padStart(20, '0');

function findEarlierAppend(
  streamId: string,
  stream: readonly RecordedEvent[],
  expected: ExpectedRevision,
  toAppend: readonly EventToAppend[],
): Appended | null {
  const actual = stream.length === 0 ? null : stream.length - 1;
  const fits = expected === 'none' ? actual === null : expected === 'exists' ? actual !== null : actual === expected;
  if (fits) return null;
  const from = expected === 'none' ? 0 : expected === 'exists' ? null : expected + 1;
  const storedEvents = from === null ? [] : stream.slice(from, from + toAppend.length);
  const last = storedEvents.at(-1);
  if (
    last &&
    storedEvents.length === toAppend.length &&
    storedEvents.every((event, index) => event.id === toAppend[index]?.id)
  )
    return { revision: last.revision, position: last.position };
  throw new WrongExpectedRevision(streamId, actual);
}
