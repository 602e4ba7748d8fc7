import type { PoolClient } from 'pg';
import { findRows } from '@talloor/platform/postgres/findRows.ts';

/** By number in capitals. */
export async function ownersOfErpNumbers(
  client: PoolClient,
  table: 'products' | 'customers',
  key: 'article_number' | 'customer_number',
  records: readonly { readonly erp_number?: string | null | undefined }[],
): Promise<Map<string, string>> {
  const numbers = records.flatMap(({ erp_number: number }) => number?.toUpperCase() ?? []);
  if (numbers.length === 0) return new Map();
  const rows = await findRows(
    client,
    { number: 'text not null', owner: 'text not null' },
    `select upper(erp_number) as number, ${key} as owner from catalogue.${table} where upper(erp_number) = any($1)`,
    [numbers],
  );
  return new Map(rows.map(({ number, owner }) => [number, owner]));
}
