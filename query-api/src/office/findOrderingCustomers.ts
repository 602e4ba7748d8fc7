import type pg from 'pg';
import { columnsOf } from '@talloor/platform/postgres/columns.ts';
import { findRows } from '@talloor/platform/postgres/findRows.ts';
import { officeOrderCustomersTable } from '@talloor/projections/tables/officeOrders.ts';
import { searchPatterns } from './sought.ts';

/** With more, nearly any order is of one of them. */
const most = 200;

export async function findOrderingCustomers(
  pool: pg.Pool,
  words: string | undefined,
  value: (parameter: unknown) => string,
): Promise<readonly string[]> {
  const patterns = searchPatterns(words);
  if (patterns.length === 0) return [];
  const likes = (parameter: (pattern: string, at: number) => string): string =>
    `select distinct customer_number from ${officeOrderCustomersTable.qualifiedName}
     where ${patterns.map((pattern, at) => `words like ${parameter(pattern, at)}`).join(' and ')}`;
  const rows = await findRows(
    pool,
    columnsOf(officeOrderCustomersTable, 'customer_number'),
    `${likes((_, at) => `$${at + 1}`)} limit ${most + 1}`,
    patterns,
  );
  if (rows.length > most) return [`customer_number in (${likes(value)})`];
  const [only] = rows;
  if (rows.length === 1 && only) return [`customer_number = ${value(only.customer_number)}`];
  return [`customer_number = any(${value(rows.map((row) => row.customer_number))}::text[])`];
}
