import type { Pool } from 'pg';
import { findRows } from '@talloor/platform/postgres/findRows.ts';

/** With their messages. */
export async function deletePunchOuts(pool: Pick<Pool, 'query'>, before: Date, limit: number): Promise<number> {
  const { rowCount } = await pool.query(
    `delete from catalogue.punch_outs where punch_out_id in (
       select punch_out_id from catalogue.punch_outs where started_at < $1 order by started_at limit $2)`,
    [before, limit],
  );
  return rowCount ?? 0;
}

export async function oldestPunchOut(pool: Pick<Pool, 'query'>): Promise<Date | null> {
  const [row] = await findRows(
    pool,
    { oldest: 'timestamptz' },
    'select min(started_at) as oldest from catalogue.punch_outs',
  );
  return row?.oldest ?? null;
}
