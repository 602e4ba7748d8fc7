import { type AllStreamSubscription, excludeSystemEvents } from '@eventstore/db-client';
import { endsByItself } from '../../isOutage.ts';
import type { Log } from '../../subscription/status.ts';
import { EventStoreReplaced, type Position, type RecordedEvent, type Subscription } from '../port.ts';
import { fromPosition, positionOf, toOwnEvent } from './recordedEvent.ts';
import type { ReplaceableClient } from './replaceableClient.ts';

export type FollowAllOptions = {
  readonly batchSize: number;
  readonly resubscribeMs: number;
  /** Then the store is asked for events, because a dead subscription is silent. */
  readonly silenceMs: number;
  readonly log: Pick<Log, 'error'>;
};

/**
 * Follows from a position (exclusive) forever; after a drop, from the last delivered event. Some servers send
 * checkpoints before their events, so they are ignored.
 */
export function followAll(
  replaceable: ReplaceableClient,
  head: () => Promise<Position>,
  options: FollowAllOptions,
  after: Position,
  onEvents: (events: readonly RecordedEvent[]) => Promise<void>,
  onEnd: (reason: unknown) => void,
): Subscription {
  let delivered = after;
  let isStopped = false;
  let lastRefusal: string | null = null;
  let wake: () => void = () => undefined;

  const pause = (milliseconds: number): Promise<'woken' | 'elapsed'> =>
    new Promise((resolve) => {
      const timer = setTimeout(() => resolve('elapsed'), milliseconds);
      wake = () => {
        clearTimeout(timer);
        resolve('woken');
      };
    });

  const noteRefusal = (reason: Error): void => {
    if ((endsByItself(reason) && !(reason instanceof EventStoreReplaced)) || reason.message === lastRefusal) return;
    lastRefusal = reason.message;
    options.log.error({ err: reason }, 'no events are received until a person mends this');
  };

  const followOnce = async (): Promise<void> => {
    const waiting: RecordedEvent[] = [];
    let isLost = false;
    const lose = (): void => {
      isLost = true;
      wake();
    };
    const followed = await replaceable.follow(lose).catch((reason: unknown) => reason as Error);
    if (followed instanceof Error) {
      noteRefusal(followed);
      return;
    }
    lastRefusal = null;
    const { client, release } = followed;
    const subscription: AllStreamSubscription = client.subscribeToAll({
      fromPosition: fromPosition(delivered),
      filter: excludeSystemEvents(),
    });
    subscription.on('error', lose).on('end', lose).on('close', lose);
    subscription.on('data', (resolved) => {
      const event = toOwnEvent(resolved);
      if (!event || positionOf(resolved) <= delivered) return;
      waiting.push(event);
      if (waiting.length >= options.batchSize) subscription.pause();
      wake();
    });
    try {
      while (!isStopped) {
        const events = waiting.splice(0, options.batchSize);
        const last = events.at(-1);
        if (last) {
          await onEvents(events);
          delivered = last.position;
          continue;
        }
        if (isLost) return;
        if (subscription.isPaused()) subscription.resume();
        const silence = await pause(options.silenceMs);
        if (silence === 'elapsed' && (await isBehind(head, delivered))) return;
      }
    } finally {
      replaceable.doubt();
      release();
      await subscription.unsubscribe().catch(() => undefined);
    }
  };

  const run = async (): Promise<void> => {
    while (!isStopped) {
      await followOnce();
      if (!isStopped) await pause(options.resubscribeMs);
    }
  };
  const completion = run().catch((reason: unknown) => {
    isStopped = true;
    onEnd(reason);
  });
  return {
    stop: async () => {
      isStopped = true;
      wake();
      await completion;
    },
  };
}

const isBehind = (head: () => Promise<Position>, delivered: Position): Promise<boolean> =>
  head().then(
    (last) => last > delivered,
    () => true,
  );
