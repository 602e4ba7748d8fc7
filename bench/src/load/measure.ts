import type pg from 'pg';
import { cpuTime } from '../processes/cpuTime.ts';
import { percentile } from './statistics.ts';

export type Turn = {
  readonly rate: number;
  /** Microseconds per piece, PostgreSQL included; null: unavailable. */
  readonly cpu: number | null;
  /** Milliseconds; NaN without individual timings. */
  readonly p50: number;
  readonly p975: number;
};

export type MeasuredProcess = { readonly pid: number; readonly pool: pg.Pool };

export async function measure(
  { pid, pool }: MeasuredProcess,
  work: (latencies: number[]) => Promise<void>,
): Promise<Turn> {
  const latencies: number[] = [];
  const before = await cpuTime(pool, pid);
  const startedAt = performance.now();
  await work(latencies);
  const elapsed = performance.now() - startedAt;
  const after = await cpuTime(pool, pid);
  return {
    rate: (latencies.length * 1000) / elapsed,
    cpu: before === null || after === null ? null : (after - before) / latencies.length,
    p50: percentile(latencies, 0.5),
    p975: percentile(latencies, 0.975),
  };
}

export const untilOver =
  (workers: number, milliseconds: number, piece: (worker: number, count: number) => Promise<unknown>) =>
  async (latencies: number[]): Promise<void> => {
    const startedAt = performance.now();
    await Promise.all(
      Array.from({ length: workers }, async (_, worker) => {
        for (let count = 0, at = startedAt; at - startedAt < milliseconds; count++) {
          await piece(worker, count);
          const now = performance.now();
          latencies.push(now - at);
          at = now;
        }
      }),
    );
  };
