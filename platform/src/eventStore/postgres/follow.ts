import { setTimeout as pause } from 'node:timers/promises';
import type { Position, RecordedEvent, Subscription } from '../port.ts';
import type { HeadAnnouncements } from './headAnnouncements.ts';

export type FollowOptions = {
  readonly batchSize: number;
  /** Milliseconds between polls, because announcements are only hints. */
  readonly pollMs: number;
};

/** Under load, because each read wakes all followers. */
const gatherMs = 10;

/** Failed reads are retried; a rejection of `onEvents` ends it. */
export function follow(
  readAll: (after: Position, limit: number) => Promise<readonly RecordedEvent[]>,
  announcements: HeadAnnouncements,
  options: FollowOptions,
  after: Position,
  onEvents: (events: readonly RecordedEvent[]) => Promise<void>,
  onEnd: (reason: unknown) => void,
): Subscription {
  let position = after;
  let isStopped = false;
  let announcedHead: Position = after;
  let isForced = false;
  let wake: () => void = () => undefined;
  let lastRead = 0;

  const isDue = (): boolean => isForced || announcedHead > position;

  const stopListening = announcements.listen((head) => {
    if (head === null) isForced = true;
    else if (head > announcedHead) announcedHead = head;
    if (isDue()) wake();
  });

  const untilDue = (): Promise<void> =>
    new Promise((resolve) => {
      if (isDue() || isStopped) return resolve();
      const poll = setTimeout(resolve, options.pollMs);
      wake = () => {
        clearTimeout(poll);
        resolve();
      };
    });

  const run = async (): Promise<void> => {
    while (!isStopped) {
      isForced = false;
      lastRead = Date.now();
      const events = await readAll(position, options.batchSize).catch(() => null);
      const last = events?.at(-1);
      if (isStopped) return;
      if (events && last) {
        await onEvents(events);
        position = last.position;
        if (events.length === options.batchSize) continue;
      } else if (events === null) {
        // Retry the failed announcement after the poll time.
        announcedHead = position;
      }
      await untilDue();
      const early = gatherMs - (Date.now() - lastRead);
      if (early > 0 && !isStopped) await pause(early);
    }
  };

  const completion = run()
    .catch((reason: unknown) => {
      isStopped = true;
      onEnd(reason);
    })
    .finally(stopListening);

  return {
    stop: async () => {
      isStopped = true;
      wake();
      await completion;
    },
  };
}
