import type { PoolClient } from 'pg';
import { findRows } from '@talloor/platform/postgres/findRows.ts';
import type { TableRow } from '../../changes/writeRows.ts';
import { settleErpNumbers } from './settleErpNumbers.ts';

/** @returns owners, by refused key */
export async function refuseErpNumbers(
  client: PoolClient,
  table: 'products' | 'customers',
  key: 'article_number' | 'customer_number',
  rows: readonly TableRow[],
  present: ReadonlyMap<string, TableRow>,
): Promise<ReadonlyMap<string, string>> {
  const claims = rows.map((row) => {
    const own = text(row, key) ?? '';
    return { key: own, before: erpNumberOf(present.get(own)), after: erpNumberOf(row) };
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

function text(row: TableRow | undefined, column: string): string | null {
  const value = row?.[column];
  return typeof value === 'string' ? value : null;
}

const erpNumberOf = (row: TableRow | undefined): string | null => text(row, 'erp_number')?.toUpperCase() ?? null;
