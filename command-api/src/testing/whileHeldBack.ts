import type { TestShop } from './testShop.ts';

/** @param lock statement that blocks the writes of `begin` during `meanwhile` */
export async function whileHeldBack<T>(
  { pool }: Pick<TestShop, 'pool'>,
  lock: string,
  begin: () => Promise<T>,
  meanwhile: (query: (text: string, values?: unknown[]) => Promise<unknown>) => Promise<void>,
): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query(lock);
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
    const answer = begin();
    for (;;) {
      const waiting = await pool.query('select from pg_stat_activity where $1 = any(pg_blocking_pids(pid))', [
        rows[0]?.pid,
      ]);
      if ((waiting.rowCount ?? 0) > 0) break;
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    await meanwhile((text, values) => client.query(text, values));
    await client.query('commit');
    return await answer;
  } finally {
    client.release();
  }
}
