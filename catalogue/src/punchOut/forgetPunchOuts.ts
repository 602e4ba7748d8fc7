import type { Pool } from 'pg';
import { columnsOf } from '@talloor/platform/postgres/columns.ts';
import { findRows } from '@talloor/platform/postgres/findRows.ts';
import { punchOutsTable } from '../tables.ts';

export type ReturnedBasket = { readonly basketId: string; readonly customerNumber: string };

/** Baskets whose last punch-out began before this time; oldest first, as `deletePunchOuts` deletes. */
export async function findForgottenReturns(
  pool: Pick<Pool, 'query'>,
  before: Date,
  limit: number,
): Promise<readonly ReturnedBasket[]> {
  const rows = await findRows(
    pool,
    columnsOf(punchOutsTable, 'basket_id', 'customer_number'),
    `select basket_id, customer_number from catalogue.punch_outs old
     where started_at < $1 and basket_id is not null and not exists (
       select from catalogue.punch_outs later where later.basket_id = old.basket_id and later.started_at >= $1)
     group by basket_id, customer_number order by min(started_at) limit $2`,
    [before, limit],
  );
  return rows.flatMap(({ basket_id: basketId, customer_number: customerNumber }) =>
    basketId === null || customerNumber === null ? [] : [{ basketId, customerNumber }],
  );
}

/** With their messages. */
export async function deletePunchOuts(pool: Pick<Pool, 'query'>, before: Date, limit: number): Promise<number> {
  const { rowCount } = await pool.query(
    `delete from catalogue.punch_outs where punch_out_id in (
       select punch_out_id from catalogue.punch_outs where started_at < $1 order by started_at limit $2)`,
    [before, limit],
  );
  return rowCount ?? 0;
}

/** Null without any. */
export async function oldestPunchOut(pool: Pick<Pool, 'query'>): Promise<Date | null> {
  const [row] = await findRows(
    pool,
    { oldest: 'timestamptz' },
    'select min(started_at) as oldest from catalogue.punch_outs',
  );
  return row?.oldest ?? null;
}
