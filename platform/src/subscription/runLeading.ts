import { setMaxListeners } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { CheckpointRefused, fencedCode } from './checkpoints.ts';
import type { Leadership } from './leadership.ts';
import { isOutage } from '../isOutage.ts';
import type { Log, Progress } from './status.ts';

/**
 * Any failure but an outage stops it until a retry is requested.
 * @param work continues from the checkpoint until the signal
 */
export async function runLeading(options: {
  readonly progress: Progress;
  readonly leadership: Leadership;
  readonly ending: AbortSignal;
  readonly log: Log;
  readonly isRetryRequested: () => Promise<boolean>;
  readonly work: (ending: AbortSignal) => Promise<void>;
}): Promise<void> {
  const { progress, leadership, ending, log, isRetryRequested, work } = options;
  for (let failures = 0; !ending.aborted;) {
    if (progress.state !== 'retrying') progress.state = 'waiting';
    const leaderSignal = await leadership.lead(progress.name, ending, { prefersFormer: progress.kind === 'policy' });
    if (!leaderSignal) break;
    const from = progress.position;
    try {
      const lossOrEnd = AbortSignal.any([leaderSignal, ending]);
      // A policy listens for each stream on which it waits.
      setMaxListeners(0, lossOrEnd);
      await work(lossOrEnd);
      failures = 0;
      progress.error = null;
    } catch (error) {
      if (progress.position !== from) failures = 0;
      const overtaken = (error as { code?: unknown }).code === fencedCode;
      // A node of a cluster may lag; health tells of a store that was set back.
      const isBehind = error instanceof CheckpointRefused && error.reason === 'store_behind';
      if (!overtaken && !isBehind && !isOutage(error)) {
        progress.state = 'failed';
        progress.error = describe(error);
        log.error({ subscription: progress.name, position: progress.position, err: error }, 'the subscription stopped');
        await retryOrLoss(isRetryRequested, AbortSignal.any([leaderSignal, ending]));
        if (ending.aborted) return;
        log.info({ subscription: progress.name }, 'the subscription is retried');
        continue;
      }
      progress.state = 'retrying';
      progress.error = describe(error);
      log.warn({ subscription: progress.name, overtaken, err: error }, 'the subscription restarts');
      await pause(Math.min(5000, 100 * 2 ** failures++), undefined, { signal: ending }).catch(() => undefined);
    }
  }
  progress.state = 'stopped';
}

const lookForRequestMs = 500;

async function retryOrLoss(isRetryRequested: () => Promise<boolean>, over: AbortSignal): Promise<void> {
  while (!over.aborted && !(await isRetryRequested().catch(() => false)))
    await pause(lookForRequestMs, undefined, { signal: over }).catch(() => undefined);
}

export const describe = (error: unknown): string =>
  error instanceof Error ? `${error.name}: ${error.message}` : String(error);
