import { cpus, loadavg, totalmem } from 'node:os';
import type pg from 'pg';

export type Machine = {
  readonly cores: number;
  readonly memoryGigabytes: number;
  readonly node: string;
  readonly postgres: string;
  readonly loadBefore: number;
};

export async function describeMachine(pool: pg.Pool): Promise<Machine> {
  const { rows } = await pool.query<{ server_version: string }>('show server_version');
  return {
    cores: cpus().length,
    memoryGigabytes: Math.round(totalmem() / 1e9),
    node: process.versions.node,
    postgres: rows[0]?.server_version ?? '',
    loadBefore: Math.round((loadavg()[0] ?? 0) * 10) / 10,
  };
}

export const machineLine = (machine: Machine): string =>
  `${machine.cores} cores, ${machine.memoryGigabytes} GB, Node.js ${machine.node}, PostgreSQL ${machine.postgres}, load ${machine.loadBefore} before the bench`;
