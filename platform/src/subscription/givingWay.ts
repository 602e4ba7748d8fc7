import type pg from 'pg';
import { inTransaction } from '../postgres/inTransaction.ts';

const lockNotHad = '55P03';
const mostTries = 20;

/** A transaction, repeated while a projector holds a lock. */
export async function givingWay<T>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++)
    try {
      return await inTransaction(pool, async (client) => {
        // Shorter than the deadlock check, so that the projector wins.
        await client.query("set local lock_timeout = '500ms'");
        return work(client);
      });
    } catch (error) {
      if ((error as { code?: unknown }).code !== lockNotHad || tries === mostTries) throw error;
    }
}
