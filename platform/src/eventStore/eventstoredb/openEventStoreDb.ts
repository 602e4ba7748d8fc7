import { jsonEvent, NO_STREAM, STREAM_EXISTS } from '@eventstore/db-client';
import { type Log, noLog } from '../../subscription/status.ts';
import {
  type Appended,
  type EventStore,
  EventStoreUnavailable,
  type EventToAppend,
  type ExpectedRevision,
  type RecordedEvent,
  type Subscription,
  WrongExpectedRevision,
} from '../port.ts';
import { prepareEvents } from '../prepareEvents.ts';
import { createReads } from './createReads.ts';
import { createWitness } from './witness.ts';
import { followAll } from './followAll.ts';
import { claimFor, identify, readTenant } from './identify.ts';
import { toPosition } from './recordedEvent.ts';
import { openReplaceableClient } from './replaceableClient.ts';

export type EventStoreDbOptions = {
  readonly timeLimitMs?: number;
  readonly batchSize?: number;
  readonly resubscribeMs?: number;
  readonly silenceMs?: number;
  readonly log?: Pick<Log, 'error'>;
};

/** EventStoreDB 22.6 or later, node or cluster, at `esdb://…`. Late answers are `EventStoreUnavailable`. */
export function openEventStoreDb(address: string, options: EventStoreDbOptions = {}): EventStore {
  const { timeLimitMs = 5_000, batchSize = 500, resubscribeMs = 250, silenceMs = 5_000, log = noLog } = options;
  const witness = createWitness();
  const replaceable = openReplaceableClient(address, timeLimitMs, (client) => witness.verify(createReads(client)));
  const readStream: EventStore['readStream'] = (...range) =>
    replaceable.call((client) => createReads(client).readStream(...range));
  const head: EventStore['head'] = () => replaceable.call((client) => createReads(client).head());
  const subscriptions = new Set<Subscription>();

  /** The answer of an earlier equal append; null when other events are there. */
  const findEarlier = async (
    streamId: string,
    expected: ExpectedRevision,
    events: readonly EventToAppend[],
  ): Promise<Appended | null> => {
    const ids = events.map(({ id }) => id.toLowerCase());
    const range =
      typeof expected === 'number' ? [expected + 1, ids.length] : expected === 'none' ? [0, ids.length] : [];
    const storedEvents = await readStream(streamId, ...range);
    const from = expected === 'exists' ? storedEvents.findIndex(({ id }) => id === ids[0]) : 0;
    const earlierEvents = from < 0 ? [] : storedEvents.slice(from, from + ids.length);
    const last = earlierEvents.at(-1);
    const isSame = ids.every((id, index) => earlierEvents[index]?.id === id);
    return isSame && last ? { revision: last.revision, position: last.position } : null;
  };

  const append: EventStore['append'] = async (streamId, expected, events) => {
    prepareEvents(streamId, events);
    const appended = await appendOnce(streamId, expected, events);
    const last = events.at(-1);
    if (last) witness.note({ position: appended.position, id: last.id });
    return appended;
  };

  const appendOnce: EventStore['append'] = async (streamId, expected, events) => {
    // The server stores a repeated append to an existing stream again.
    const repeatedAppend = expected === 'exists' ? await findEarlier(streamId, expected, events) : null;
    if (repeatedAppend) return repeatedAppend;
    try {
      return await replaceable.call(async (client) => {
        const { nextExpectedRevision, position } = await client.appendToStream(streamId, events.map(toEventData), {
          expectedRevision: toExpectedRevision(expected),
          deadline: timeLimitMs,
        });
        const revision = Number(nextExpectedRevision);
        if (position) return { revision, position: toPosition(position.commit) };
        const [last] = await readStream(streamId, revision, 1);
        if (!last) throw new EventStoreUnavailable('the event store does not show what it stored');
        return { revision, position: last.position };
      });
    } catch (error) {
      if (!(error instanceof WrongExpectedRevision)) throw error;
      const earlierAppend = await findEarlier(streamId, expected, events);
      if (earlierAppend) return earlierAppend;
      throw error;
    }
  };

  const storeId = async (): Promise<string> => {
    const id = await identify(readStream, appendOnce);
    witness.noteStoreId(id);
    return id;
  };

  return {
    storeId,
    tenant: () => readTenant(readStream),
    claim: async (tenant) => {
      await storeId();
      await claimFor(tenant, appendOnce);
    },
    append,
    readStream,
    readAll: (...range) => replaceable.call((client) => createReads(client).readAll(...range)),
    readAt: (position) => replaceable.call((client) => createReads(client).readAt(position)),
    head,
    subscribe: (after, onEvents, onEnd) => {
      const followOptions = { batchSize, resubscribeMs, silenceMs, log };
      const deliver = async (events: readonly RecordedEvent[]): Promise<void> => {
        await onEvents(events);
        const last = events.at(-1);
        if (last) witness.note(last);
      };
      const following = followAll(replaceable, head, followOptions, after, deliver, onEnd);
      const subscription = {
        stop: async () => {
          subscriptions.delete(subscription);
          await following.stop();
        },
      };
      subscriptions.add(subscription);
      return subscription;
    },
    ping: async () => {
      replaceable.doubt();
      await head();
    },
    close: async () => {
      await Promise.all([...subscriptions].map((subscription) => subscription.stop()));
      await replaceable.close();
    },
  };
}

const toEventData = ({ id, type, data, metadata }: EventToAppend) => jsonEvent({ id, type, data, metadata } as never);

function toExpectedRevision(expected: ExpectedRevision) {
  if (expected === 'none') return NO_STREAM;
  return expected === 'exists' ? STREAM_EXISTS : BigInt(expected);
}
