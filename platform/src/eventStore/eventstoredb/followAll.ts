import { type AllStreamSubscription, excludeSystemEvents } from '@eventstore/db-client';
import type { Position, RecordedEvent, Subscription } from '../port.ts';
import { fromPosition, positionOf, toOwnEvent, toPosition } from './recordedEvent.ts';
import type { ReplaceableClient } from './replaceableClient.ts';

export type FollowAllOptions = {
  readonly batchSize: number;
  /** Pause before a resubscription. */
  readonly resubscribeMs: number;
  /** Silence after which the store is asked for new events, because a dead subscription is silent. */
  readonly silenceMs: number;
};

/**
 * Follows all streams from a position (exclusive) forever; subscribes again after a drop. Store checkpoints only
 * move the resume point, so positions stay comparable with `head`.
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

  /** Waits for `wake` or the timeout. */
  const pause = (milliseconds: number): Promise<'woken' | 'elapsed'> =>
    new Promise((resolve) => {
      const timer = setTimeout(() => resolve('elapsed'), milliseconds);
      wake = () => {
        clearTimeout(timer);
        resolve('woken');
      };
    });

  /** One subscription until it is dropped, dead or stopped. */
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
