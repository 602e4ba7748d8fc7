import { availableParallelism } from 'node:os';
import { Problem } from '@talloor/platform/http/problem.ts';

/** Runs work that hashes. What has the same name runs one after the other. @throws Problem `login.busy` where too much waits */
export type HashingQueue = <T>(name: string, work: () => Promise<T>) => Promise<T>;

/**
 * A hash takes a core and its caches for a tenth of a second. One for four processors: two processors are often one core, and answers
 * and their database need the others.
 */
export const hashesAtOnce = Math.max(1, Math.min(2, Math.floor(availableParallelism() / 4)));
/** Who waits behind more than that is better told so: some five seconds' worth. */
const mostWaiting = 64;

type Job = { readonly name: string; readonly run: () => Promise<void> };

/** A queue of this process, bounded. */
export function createHashingQueue(atOnce = hashesAtOnce, waitingAtMost = mostWaiting): HashingQueue {
  const waiting: Job[] = [];
  const running = new Set<string>();
  const next = (): void => {
    if (running.size >= atOnce) return;
    const index = waiting.findIndex(({ name }) => !running.has(name));
    const [job] = index < 0 ? [] : waiting.splice(index, 1);
    if (!job) return;
    running.add(job.name);
    void job.run().finally(() => {
      running.delete(job.name);
      next();
    });
    next();
  };
  return <T>(name: string, work: () => Promise<T>) =>
    new Promise<T>((resolve, reject) => {
      if (waiting.length >= waitingAtMost) {
        reject(new Problem('login.busy', { parameters: { retry_after: 5 } }));
        return;
      }
      waiting.push({ name, run: () => work().then(resolve, reject) });
      next();
    });
}
