import type { PoolClient } from 'pg';
import { findRows } from '@talloor/platform/postgres/findRows.ts';
import type { TableRow } from '../../changes/writeRows.ts';
import { settleErpNumbers } from './settleErpNumbers.ts';

/** @returns by key of the refused row, the record that has its number */
export async function refuseErpNumbers(
  client: PoolClient,
  table: 'products' | 'customers',
  key: 'article_number' | 'customer_number',
  rows: readonly TableRow[],
  present: ReadonlyMap<string, TableRow>,
): Promise<ReadonlyMap<string, string>> {
  const claims = rows.map((row) => {
    const own = String(row[key]);
    return { key: own, before: upper(present.get(own)), after: upper(row) };
  });
  const numbers = claims.flatMap(({ after }) => after ?? []);
  if (numbers.length === 0) return new Map();
  const stored = await findRows(
    client,
    { number: 'text not null', owner: 'text not null' },
    `select upper(erp_number) as number, ${key} as owner from catalogue.${table} where upper(erp_number) = any($1)`,
    [numbers],
  );
  return settleErpNumbers(claims, new Map(stored.map(({ number, owner }) => [number, owner])));
}

function upper(row: TableRow | undefined): string | null {
  const number = row?.['erp_number'];
  return typeof number === 'string' ? number.toUpperCase() : null;
}
