import type pg from 'pg';
import { openOrdersTable } from '@talloor/projections/tables/openOrders.ts';
import { findRows } from '@talloor/platform/postgres/findRows.ts';
import { columnsOf, typed } from '@talloor/platform/postgres/columns.ts';

export type OrderOfDay = {
  readonly number: string;
  /** Epoch seconds of the change deadline. */
  readonly closesAt: number;
  /** False for an add-on. */
  readonly isExtendable: boolean;
};

/** By delivery day (yyyy-mm-dd), from a day on. */
export async function findOrdersByDay(
  pool: pg.Pool,
  customerNumber: string,
  from: string,
): Promise<ReadonlyMap<string, readonly OrderOfDay[]>> {
  const rows = await findRows(
    pool,
    { ...columnsOf(openOrdersTable, 'delivery_day'), orders: typed<OrderOfDay[]>('json not null') },
    {
      name: 'orders-by-day',
      text: `select delivery_day, json_agg(json_build_object(
               'number', order_number, 'closesAt', floor(extract(epoch from change_deadline::timestamptz))::bigint,
               'isExtendable', summary->>'main_order' is null
                 and coalesce(summary->'delivery_service'->>'kind', '') <> 'mussels') order by order_number) as orders
           from ${openOrdersTable.qualifiedName}
           where customer_number = $1 and delivery_day >= $2 and state <> 'cancelled' group by delivery_day`,
      values: [customerNumber, from],
    },
  );
  return new Map(rows.map((row) => [row.delivery_day, row.orders]));
}
