import type pg from 'pg';
import { openOrdersTable } from '@talloor/projections/tables/openOrders.ts';
import type { DueOrder } from '../closeOrder/closeOrder.ts';
import { findRows } from '@talloor/platform/postgres/findRows.ts';

const orders = `${openOrdersTable.qualifiedName}`;
const pageSize = 5000;
const dueColumns = {
  orderNumber: 'text not null',
  customerNumber: 'text not null',
  changeDeadline: 'text not null',
} as const;

type Pool = Pick<pg.Pool, 'query'>;

/**
 * A hint. Beside `findAffected` the write side's only read-model access (ADR 0111).
 * @param until ISO 8601 in UTC
 */
export async function* findDueOrders(pool: Pool, until: string): AsyncGenerator<readonly DueOrder[]> {
  for (let after = { changeDeadline: '', orderNumber: '' }; ;) {
    const rows = await findRows(pool, dueColumns, {
      name: 'due orders',
      text: `select order_number as "orderNumber", customer_number as "customerNumber", change_deadline as "changeDeadline"
             from ${orders}
             where state = 'open' and change_deadline <= $1 and change_deadline >= $2
               and (change_deadline, order_number) > ($2, $3)
             order by change_deadline, order_number limit ${pageSize}`,
      values: [until, after.changeDeadline, after.orderNumber],
    });
    if (rows.length > 0) yield rows;
    const last = rows.at(-1);
    if (!last || rows.length < pageSize) return;
    after = last;
  }
}

/** Milliseconds since 1970, or null. */
export async function findNextDeadline(pool: Pool, after: string): Promise<number | null> {
  const rows = await findRows(
    pool,
    { next: 'text' },
    {
      name: 'next deadline',
      text: `select min(change_deadline) as next from ${orders} where state = 'open' and change_deadline > $1`,
      values: [after],
    },
  );
  const next = rows[0]?.next ?? null;
  return next === null ? null : Date.parse(next);
}
