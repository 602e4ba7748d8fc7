import { ProblemError } from '@talloor/contracts/problemError.ts';
import { connection } from './connection.ts';

/** Milliseconds; the last repeats. */
const waits = [500, 1000, 2000, 5000, 10_000];

let waiting = 0;

/**
 * Same request and key.
 * @param wasSent the first attempt is a repeat, as after a reload
 * @throws the rejection; the signal's reason after an abort
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

const isOutOfReach = (error: unknown): boolean =>
  error instanceof ProblemError &&
  (error.code === 'network.failed' ||
    error.code === 'service.maintenance' ||
    (error.code === 'service.unavailable' && (error.document === null || error.status === 502)));

/** Ends early when online; rejects with the signal's reason. */
function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = () => {
      clearTimeout(timer);
      window.removeEventListener('online', finish);
      signal.removeEventListener('abort', stop);
    };
    const finish = () => {
      end();
      resolve();
    };
    const stop = () => {
      end();
      reject(signal.reason instanceof Error ? signal.reason : new DOMException('aborted', 'AbortError'));
    };
    const timer = setTimeout(finish, milliseconds);
    window.addEventListener('online', finish);
    signal.addEventListener('abort', stop);
    if (signal.aborted) stop();
  });
}
