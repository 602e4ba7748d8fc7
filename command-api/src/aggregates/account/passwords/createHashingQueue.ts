import { availableParallelism } from 'node:os';
import { Problem } from '@talloor/platform/http/problem.ts';

/** Tasks with the same name run one by one. @throws Problem `login.busy` when full */
export type HashingQueue = <T>(name: string, work: () => Promise<T>) => Promise<T>;

/** Requests and database need the other cores. */
export const hashesAtOnce = Math.max(1, Math.min(2, Math.floor(availableParallelism() / 4)));
const mostWaiting = 64;

type Job = { readonly name: string; readonly run: () => Promise<void> };

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
