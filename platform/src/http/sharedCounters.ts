import { createHmac } from 'node:crypto';
import type { Store } from 'express-rate-limit';
import type pg from 'pg';
import { columnsOf } from '../postgres/columns.ts';
import { findRows } from '../postgres/findRows.ts';
import { rateLimitsTable } from '../tables.ts';

const sweepEveryMs = 60_000;

/**
 * Shared by all processes. Keys hold addresses, so they are hashed.
 * @param name distinguishes the limits
 */
export function createSharedCounters(
  pool: pg.Pool,
  { name, windowMs, secret }: { readonly name: string; readonly windowMs: number; readonly secret: string },
): Store {
  const keyOf = (key: string): string => createHmac('sha256', secret).update(`${name} ${key}`).digest('base64url');
  const decrements = new Set<Promise<unknown>>();
  let sweptAt = 0;

  const sweep = (): void => {
    if (Date.now() - sweptAt < sweepEveryMs) return;
    sweptAt = Date.now();
    void pool.query('delete from platform.rate_limits where resets_at <= now()').catch(() => undefined);
  };

  return {
    localKeys: false,
    increment: async (key) => {
      // A successful call is first taken off.
      await Promise.all(decrements);
      const columns = columnsOf(rateLimitsTable, 'hits', 'resets_at');
      const query = { name: 'rate_limit', text: incrementText, values: [keyOf(key), windowMs] };
      const [counter] = await findRows(pool, columns, query);
      sweep();
      return { totalHits: counter?.hits ?? 1, resetTime: counter?.resets_at };
    },
    decrement: async (key) => {
      const decrement = pool
        .query({ name: 'rate_limit_less', text: decrementText, values: [keyOf(key)] })
        // After an outage the call counts as failed.
        .catch(() => undefined)
        .finally(() => decrements.delete(decrement));
      decrements.add(decrement);
      await decrement;
    },
    resetKey: async (key) => {
      await pool.query('delete from platform.rate_limits where key = $1', [keyOf(key)]);
    },
  };
}

const decrementText = 'update platform.rate_limits set hits = hits - 1 where key = $1 and hits > 0';

const incrementText = `
  insert into platform.rate_limits as counter (key, hits, resets_at) values ($1, 1, now() + $2 * interval '1 ms')
  on conflict (key) do update set
    hits = case when counter.resets_at <= now() then 1 else counter.hits + 1 end,
    resets_at = case when counter.resets_at <= now() then excluded.resets_at else counter.resets_at end
  returning hits, resets_at`;
