import { setTimeout as pause } from 'node:timers/promises';
import type { Leadership } from './leadership.ts';
import { runLeading } from './runLeading.ts';
import { type Log, startProgress } from './status.ts';
import type { Timer } from './timer.ts';

const defaultLookAgainMs = 500;
const atLeastMs = 5;
const afterFailureMs = 1000;

export async function runTimer(
  timer: Timer,
  { leadership, ending, log }: { readonly leadership: Leadership; readonly ending: AbortSignal; readonly log: Log },
): Promise<void> {
  const { lookAgainMs = defaultLookAgainMs } = timer;
  await runLeading({
    progress: startProgress(timer.name, 'policy'),
    leadership,
    ending,
    log,
    isRetryRequested: () => Promise.resolve(true),
    work: async (over) => {
      while (!over.aborted) {
        const sleepMs = await timer.look(over).then(
          (nextMs) => Math.min(lookAgainMs, Math.max(atLeastMs, nextMs)),
          (error: unknown) => {
            log.warn({ timer: timer.name, err: error }, 'the timer failed and checks again');
            return afterFailureMs;
          },
        );
        await pause(sleepMs, undefined, { signal: over }).catch(() => undefined);
      }
    },
  });
}
