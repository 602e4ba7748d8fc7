import type pg from 'pg';
import { orderStream } from '@talloor/events/order/events.ts';
import { beginning, type EventStore, type RecordedEvent } from '@talloor/platform/eventStore/port.ts';
import { columnsOf } from '@talloor/platform/postgres/columns.ts';
import { findRows } from '@talloor/platform/postgres/findRows.ts';
import { orderDetailsTable } from '@talloor/projections/tables/orderDetail.ts';

export type LostOrder = { readonly orderNumber: string; readonly customerNumber: string };

/** Orders of the read model without events, until the read model is rebuilt. Reads the whole store. */
export async function findLostOrders(pool: pg.Pool, store: Pick<EventStore, 'readAll'>): Promise<readonly LostOrder[]> {
  const exists = 'select to_regclass($1) is not null as exists';
  const [table] = await findRows(pool, { exists: 'boolean not null' }, exists, [orderDetailsTable.qualifiedName]);
  if (!table?.exists) return [];
  const rows = await findRows(
    pool,
    columnsOf(orderDetailsTable, 'order_number', 'customer_number'),
    `select order_number, customer_number from ${orderDetailsTable.qualifiedName} order by order_number`,
  );
  const lost = new Map(rows.map((row) => [orderStream(row.order_number), row]));
  let last = beginning;
  for (let page: readonly RecordedEvent[]; lost.size > 0 && (page = await store.readAll(last, 1000)).length > 0;)
    for (const { streamId, position } of page) {
      last = position;
      lost.delete(streamId);
    }
  return [...lost.values()].map((row) => ({ orderNumber: row.order_number, customerNumber: row.customer_number }));
}
