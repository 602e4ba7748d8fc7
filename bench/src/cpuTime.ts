import { readFile } from 'node:fs/promises';
import type pg from 'pg';

/** CPU time spent so far, in microseconds; `server` is null where PostgreSQL's processes cannot be looked at. */
export type CpuTime = { readonly node: number; readonly server: number | null };

/** Linux counts in ticks of 10 ms (`getconf CLK_TCK`). */
const microsecondsPerTick = 10_000;

/** CPU of this process, and of all processes of a PostgreSQL on this machine that its own list shows. */
export async function cpuTime(pool: pg.Pool): Promise<CpuTime> {
  const { user, system } = process.cpuUsage();
  const { rows } = await pool.query<{ pid: number }>('select pid from pg_stat_activity');
  const ticks = await Promise.all(rows.map(({ pid }) => ticksOf(pid)));
  const server = ticks.every((tick) => tick === null)
    ? null
    : ticks.reduce<number>((sum, tick) => sum + (tick ?? 0), 0);
  return { node: user + system, server: server === null ? null : server * microsecondsPerTick };
}

/** User and system time: fields 14 and 15 of proc(5) stat, counted after the name, which may hold spaces. */
async function ticksOf(pid: number): Promise<number | null> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => null);
  if (stat === null) return null;
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return Number(fields[11]) + Number(fields[12]);
}
