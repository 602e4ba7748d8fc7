import { jsonEvent, NO_STREAM, STREAM_EXISTS } from '@eventstore/db-client';
import {
  type Appended,
  beginning,
  type EventStore,
  type EventToAppend,
  type ExpectedRevision,
  type Subscription,
  WrongExpectedRevision,
} from '../port.ts';
import { prepareEvents } from '../prepareEvents.ts';
import { createReads } from './createReads.ts';
import { followAll } from './followAll.ts';
import { identify } from './identify.ts';
import { toPosition } from './recordedEvent.ts';
import { openReplaceableClient } from './replaceableClient.ts';

export type EventStoreDbOptions = {
  /** Time limit of a call. */
  readonly timeLimitMs?: number;
  /** Maximum events per batch. */
  readonly batchSize?: number;
  /** Pause before a resubscription. */
  readonly resubscribeMs?: number;
  /** Silence after which a subscription checks the store. */
  readonly silenceMs?: number;
};

/**
 * Event store on EventStoreDB (22.6 or later), node or cluster, at an `esdb://` address. Reconnects and
 * resubscribes; late answers are `EventStoreUnavailable`.
 */
export function openEventStoreDb(address: string, options: EventStoreDbOptions = {}): EventStore {
  const { timeLimitMs = 5_000, batchSize = 500, resubscribeMs = 250, silenceMs = 5_000 } = options;
  const replaceable = openReplaceableClient(address, timeLimitMs);
  const { readStream, readAll, head } = createReads(replaceable);
  const subscriptions = new Set<Subscription>();

  /** The answer of an earlier equal append, or null when other events are there. */
  const findEarlier = async (
    streamId: string,
    expected: ExpectedRevision,
    events: readonly EventToAppend[],
  ): Promise<Appended | null> => {
    if (expected === 'exists') return null;
    const storedEvents = await readStream(streamId, expected === 'none' ? 0 : expected + 1, events.length);
    const last = storedEvents.at(-1);
    const isSame = events.every(({ id }, index) => storedEvents[index]?.id === id.toLowerCase());
    return isSame && last ? { revision: last.revision, position: last.position } : null;
  };

  const append: EventStore['append'] = async (streamId, expected, events) => {
    prepareEvents(streamId, events);
    try {
      return await replaceable.call(async (client) => {
        const { nextExpectedRevision, position } = await client.appendToStream(streamId, events.map(toEventData), {
          expectedRevision: toExpectedRevision(expected),
          deadline: timeLimitMs,
        });
        const revision = Number(nextExpectedRevision);
        if (position) return { revision, position: toPosition(position.commit) };
        return { revision, position: (await readStream(streamId, revision, 1))[0]?.position ?? beginning };
      });
    } catch (error) {
      if (!(error instanceof WrongExpectedRevision)) throw error;
      const earlierAppend = await findEarlier(streamId, expected, events);
      if (earlierAppend) return earlierAppend;
      throw error;
    }
  };

  return {
    storeId: () => identify(readStream, append),
    append,
    readStream,
    readAll,
    head,
    subscribe: (after, onEvents, onEnd) => {
      const timing = { batchSize, resubscribeMs, silenceMs };
      const following = followAll(replaceable, head, timing, after, onEvents, onEnd);
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
