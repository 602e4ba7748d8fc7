import type pg from 'pg';
import { customerStandingsTable, type AccountStatus } from '@talloor/projections/tables/accounts.ts';
import { findRows } from '@talloor/platform/postgres/findRows.ts';
import { columnsOf } from '@talloor/platform/postgres/columns.ts';

const text = `select customer_number, status from ${customerStandingsTable.qualifiedName} where customer_number = any($1::text[])`;

/** Unknown customers are omitted. */
export async function findStandings(
  pool: pg.Pool,
  customerNumbers: readonly string[],
): Promise<ReadonlyMap<string, AccountStatus>> {
  const rows = await findRows(pool, columnsOf(customerStandingsTable, 'customer_number', 'status'), {
    name: 'standings',
    text,
    values: [customerNumbers],
  });
  return new Map(rows.map((row) => [row.customer_number, row.status]));
}
