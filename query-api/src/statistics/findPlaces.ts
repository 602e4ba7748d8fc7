import type pg from 'pg';
import { orderDetailsTable } from '@talloor/projections/tables/orderDetail.ts';
import { columnsOf } from '@talloor/platform/postgres/columns.ts';
import { findRows } from '@talloor/platform/postgres/findRows.ts';
import { placeOfOrder } from '../orders/placeOfOrder.ts';

const columns = { ...columnsOf(orderDetailsTable, 'order_number'), place: 'text not null' } as const;
const text = `
  select o.order_number, ${placeOfOrder} as place
  from ${orderDetailsTable.qualifiedName} o where o.order_number = any($1::text[])`;

export async function findPlaces(pool: pg.Pool, orderNumbers: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const rows = await findRows(pool, columns, { name: 'places-of-orders', text, values: [orderNumbers] });
  return new Map(rows.map(({ order_number: number, place }) => [number, place]));
}
