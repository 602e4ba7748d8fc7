import type pg from 'pg';
import { cpuTime } from '../processes/cpuTime.ts';
import { percentile } from './statistics.ts';

/** One turn of one side: the row's or the floor's. */
export type Turn = {
  /** Per second. */
  readonly rate: number;
  /** Microseconds of process and PostgreSQL together per piece of work; null where the machine does not tell. */
  readonly cpu: number | null;
  /** Milliseconds; NaN where single pieces were not timed. */
  readonly p50: number;
  readonly p975: number;
};

/** Who is measured: the process and its PostgreSQL. */
export type Measured = { readonly pid: number; readonly pool: pg.Pool };

/**
 * Runs work and looks at the clock and the CPU around it.
 * @param work notes the milliseconds of each piece
 */
export async function measure({ pid, pool }: Measured, work: (latencies: number[]) => Promise<void>): Promise<Turn> {
  const latencies: number[] = [];
  const before = await cpuTime(pool, pid);
  const begun = performance.now();
  await work(latencies);
  const elapsed = performance.now() - begun;
  const after = await cpuTime(pool, pid);
  return {
    rate: (latencies.length * 1000) / elapsed,
    cpu: before === null || after === null ? null : (after - before) / latencies.length,
    p50: percentile(latencies, 0.5),
    p975: percentile(latencies, 0.975),
  };
}

/** So many workers side by side, each going on with its next piece until the time is over. */
export const untilOver =
  (workers: number, milliseconds: number, piece: (worker: number, count: number) => Promise<unknown>) =>
  async (latencies: number[]): Promise<void> => {
    const begun = performance.now();
    await Promise.all(
      Array.from({ length: workers }, async (_, worker) => {
        for (let count = 0, at = begun; at - begun < milliseconds; count++) {
          await piece(worker, count);
          const now = performance.now();
          latencies.push(now - at);
          at = now;
        }
      }),
    );
  };
