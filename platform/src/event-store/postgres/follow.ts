import { setTimeout as pause } from 'node:timers/promises';
import type { Position, RecordedEvent, Subscription } from '../port.ts';
import type { HeadAnnouncements } from './headAnnouncements.ts';

export type FollowOptions = {
  readonly batchSize: number;
  /** How long nothing need be heard before a look at the table: announcements are only hints. */
  readonly pollMs: number;
};

/**
 * Under load this much time passes between two reads: everybody who follows is woken for each, and has more to do at once.
 * What comes after a silence is read at once.
 */
const gatherMs = 10;

/**
 * Reads on from a position for ever: at once while there is more, else on the next announcement or poll. A read that fails
 * is tried again after the poll time; a rejection of `onEvents` ends it.
 */
export function follow(
  readAll: (after: Position, limit: number) => Promise<readonly RecordedEvent[]>,
  announcements: HeadAnnouncements,
  options: FollowOptions,
  after: Position,
  onEvents: (events: readonly RecordedEvent[], upTo: Position) => Promise<void>,
  onEnd: (reason: unknown) => void,
): Subscription {
  let position = after;
  let isStopped = false;
  let heard: Position = after;
  let isForced = false;
  let wake: () => void = () => undefined;
  let lastRead = 0;

  const isDue = (): boolean => isForced || heard > position;

  const stopListening = announcements.listen((head) => {
    if (head === null) isForced = true;
    else if (head > heard) heard = head;
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
        await onEvents(events, last.position);
        position = last.position;
        if (events.length === options.batchSize) continue;
      } else if (events === null) {
        // The announcement that could not be followed is due again after the poll time, not at once.
        heard = position;
      }
      await untilDue();
      const early = gatherMs - (Date.now() - lastRead);
      if (early > 0 && !isStopped) await pause(early);
    }
  };

  const ended = run()
    .catch((reason: unknown) => {
      isStopped = true;
      onEnd(reason);
    })
    .finally(stopListening);

  return {
    stop: async () => {
      isStopped = true;
      wake();
      await ended;
    },
  };
}
