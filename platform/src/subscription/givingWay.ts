import type pg from 'pg';
import { inTransaction } from '../postgres/inTransaction.ts';

const lockNotHad = '55P03';
const mostTries = 20;

/** One transaction on rows that a projector may be writing: it is begun again where a lock is not had at once. */
export async function givingWay<T>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++)
    try {
      return await inTransaction(pool, async (client) => {
        // Shorter than PostgreSQL's search for deadlocks: we give way, never the projector.
        await client.query("set local lock_timeout = '500ms'");
        return work(client);
      });
    } catch (error) {
      if ((error as { code?: unknown }).code !== lockNotHad || tries === mostTries) throw error;
    }
}
