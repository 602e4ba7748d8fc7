import { setImmediate } from 'node:timers/promises';

/**
 * Lets callers go on one by one, each in a turn of the event loop of its own: what takes milliseconds to judge, hash and write is
 * on its way before the next begins, and other people's answers go out in between (ADR 0037).
 */
export function turnByTurn(): () => Promise<void> {
  let last = Promise.resolve();
  return () => (last = last.then(() => setImmediate()));
}
