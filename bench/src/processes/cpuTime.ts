import { readFile } from 'node:fs/promises';
import type pg from 'pg';

export type CpuTime = number | null;

/** Linux ticks of 10 ms (`getconf CLK_TCK`). */
const microsecondsPerTick = 10_000;

/**
 * CPU of a process and all of PostgreSQL, in microseconds; null without Linux /proc.
 * @param pool to a local server
 */
export async function cpuTime(pool: pg.Pool, pid: number): Promise<CpuTime> {
  const { rows } = await pool.query<{ pid: number }>('select pid from pg_stat_activity');
  const own = await ticksOf(pid);
  const server = await Promise.all(rows.map((row) => ticksOf(row.pid)));
  if (own === null || server.every((ticks) => ticks === null)) return null;
  return (own + server.reduce<number>((sum, ticks) => sum + (ticks ?? 0), 0)) * microsecondsPerTick;
}

/** Fields 14 and 15 of proc(5) stat; the name may contain spaces. */
async function ticksOf(pid: number): Promise<number | null> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => null);
  if (stat === null) return null;
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return Number(fields[11]) + Number(fields[12]);
}

/** MB of 10^6 bytes; null: unavailable. */
export async function residentMegabytes(pid: number): Promise<Record<'now' | 'most', number | null>> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  const megabytes = (field: string): number | null => {
    const kilobytes = new RegExp(`^${field}:\\s+(\\d+) kB$`, 'm').exec(status)?.[1];
    return kilobytes === undefined ? null : (Number(kilobytes) * 1024) / 1e6;
  };
  return { now: megabytes('VmRSS'), most: megabytes('VmHWM') };
}
