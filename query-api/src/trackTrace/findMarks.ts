import type pg from 'pg';
import { deliveriesTable } from '@talloor/projections/tables/deliveries.ts';
import { findRows } from '@talloor/platform/postgres/findRows.ts';
import { columnsOf } from '@talloor/platform/postgres/columns.ts';

/** Equal across instances, so that a reconnecting browser misses nothing. */
export async function findMarks(pool: pg.Pool, orderNumbers: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const rows = await findRows(
    pool,
    { ...columnsOf(deliveriesTable, 'order_number'), mark: 'text not null' },
    {
      name: 'track-trace-marks',
      text: `select order_number, md5(concat_ws('|', day, route, stop, stops, expected::text, stops_before, picked_at, loaded_at,
        dispatched_at, delivered_at, invoice_number, totals::text)) as mark
      from ${deliveriesTable.qualifiedName} where order_number = any($1::text[])`,
      values: [orderNumbers],
    },
  );
  return new Map(rows.map((row) => [row.order_number, row.mark]));
}
