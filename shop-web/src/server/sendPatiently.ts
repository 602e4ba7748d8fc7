import { ProblemError } from '@talloor/contracts/problemError.ts';
import { connection } from './connection.ts';

/** Milliseconds before the second, third … try; the last one again and again. */
const waits = [500, 1000, 2000, 5000, 10_000];

/** Requests that wait for the line. */
let waiting = 0;

/**
 * Sends again what did not reach the server, until it does: whoever calls says so by giving the same request each time, with
 * the key that makes it one, and passes on that it is a repeat. What the server answers, yes or no, ends it.
 * @param wasSent before this call, for instance before a reload: the first attempt is a repeat as well
 * @throws what the server refused; the signal's reason where it was aborted
 */
export async function sendPatiently<T>(
  send: (isRepeat: boolean) => Promise<T>,
  signal: AbortSignal,
  wasSent = false,
): Promise<T> {
  let isWaiting = false;
  try {
    for (let attempt = 0; ; attempt++)
      try {
        return await send(wasSent || attempt > 0);
      } catch (error) {
        if (!isOutOfReach(error)) throw error;
        if (!isWaiting) {
          isWaiting = true;
          waiting += 1;
          connection.set('lost');
        }
        await pause(waits[Math.min(attempt, waits.length - 1)] ?? 0, signal);
      }
  } finally {
    if (isWaiting) waiting -= 1;
    if (isWaiting && waiting === 0) connection.set('there');
  }
}

/** There is no line, or a gateway at its end says that nobody stands behind it: the service itself said nothing. */
const isOutOfReach = (error: unknown): boolean =>
  error instanceof ProblemError &&
  (error.code === 'network.failed' || (error.code === 'service.unavailable' && error.document === null));

/** Ends early where the browser has a line again, and with the signal's reason where it is aborted. */
function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = () => {
      clearTimeout(timer);
      window.removeEventListener('online', done);
      signal.removeEventListener('abort', stop);
    };
    const done = () => {
      end();
      resolve();
    };
    const stop = () => {
      end();
      reject(signal.reason instanceof Error ? signal.reason : new DOMException('aborted', 'AbortError'));
    };
    const timer = setTimeout(done, milliseconds);
    window.addEventListener('online', done);
    signal.addEventListener('abort', stop);
    if (signal.aborted) stop();
  });
}
