import { type AllStreamSubscription, excludeSystemEvents } from '@eventstore/db-client';
import type { Position, RecordedEvent, Subscription } from '../port.ts';
import { fromPosition, positionOf, toOwnEvent, toPosition } from './recordedEvent.ts';
import type { ReplaceableClient } from './replaceableClient.ts';

export type FollowAllOptions = {
  readonly batchSize: number;
  /** Pause before a lost subscription is taken up again. */
  readonly resubscribeMs: number;
  /** After so long a silence the store is asked whether there is more: a subscription may be dead and not say so. */
  readonly silenceMs: number;
};

/**
 * Follows all streams from a position (exclusive) on and for ever. The package's subscription errors when it is dropped and
 * never resumes: this one subscribes anew from where it was. The store's checkpoints over events of its own only move
 * the place to resume from; positions given out are those of events, so that `head` is never behind them.
 */
export function followAll(
  replaceable: ReplaceableClient,
  head: () => Promise<Position>,
  options: FollowAllOptions,
  after: Position,
  onEvents: (events: readonly RecordedEvent[], upTo: Position) => Promise<void>,
  onEnd: (reason: unknown) => void,
): Subscription {
  let delivered = after;
  let resumeFrom = after;
  let isStopped = false;
  let wake: () => void = () => undefined;

  /** Until `wake`, or so many milliseconds. */
  const pause = (milliseconds: number): Promise<'woken' | 'elapsed'> =>
    new Promise((resolve) => {
      const timer = setTimeout(() => resolve('elapsed'), milliseconds);
      wake = () => {
        clearTimeout(timer);
        resolve('woken');
      };
    });

  /** One subscription, until it is lost, found dead, or stopped. */
  const followOnce = async (): Promise<void> => {
    const waiting: RecordedEvent[] = [];
    let isLost = false;
    const lose = (): void => {
      isLost = true;
      wake();
    };
    const { client, release } = await replaceable.follow(lose);
    const subscription: AllStreamSubscription = client.subscribeToAll({
      fromPosition: fromPosition(resumeFrom),
      filter: excludeSystemEvents({
        checkpointInterval: 10,
        checkpointReached: (_, position) => {
          if (waiting.length === 0 && subscription.readableLength === 0) resumeFrom = toPosition(position.commit);
        },
      }),
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
          await onEvents(events, last.position);
          delivered = last.position;
          if (resumeFrom < delivered) resumeFrom = delivered;
          continue;
        }
        if (isLost) return;
        if (subscription.isPaused()) subscription.resume();
        const silence = await pause(options.silenceMs);
        if (silence === 'elapsed' && (await isBehind(head, delivered))) return;
      }
    } finally {
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
  const ended = run().catch((reason: unknown) => {
    isStopped = true;
    onEnd(reason);
  });
  return {
    stop: async () => {
      isStopped = true;
      wake();
      await ended;
    },
  };
}

const isBehind = (head: () => Promise<Position>, delivered: Position): Promise<boolean> =>
  head().then(
    (last) => last > delivered,
    () => true,
  );
