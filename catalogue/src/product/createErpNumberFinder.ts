import { LRUCache } from 'lru-cache';
import type { Pool } from 'pg';
import { columnsOf } from '@talloor/platform/postgres/columns.ts';
import { findRows } from '@talloor/platform/postgres/findRows.ts';
import type { Catalogue } from '../catalogue.ts';
import type { Freshness } from '../freshness/createFreshness.ts';
import { productsTable } from '../tables.ts';

type Remembered = { readonly version: number; readonly erpNumber: string | null };

const limits = { max: 60_000, ttl: 60_000 };

/** Remembered numbers need no query: they hold for a minute of the last version that this process has read. */
export function createErpNumberFinder(pool: Pool, freshness: Pick<Freshness, 'latest'>): Catalogue['findErpNumbers'] {
  const memory = new LRUCache<string, Remembered>(limits);
  return async (articleNumbers) => {
    const version = freshness.latest();
    const found = new Map<string, string>();
    const missing: string[] = [];
    for (const article of new Set(articleNumbers)) {
      const remembered = memory.get(article);
      if (remembered?.version !== version) missing.push(article);
      else if (remembered.erpNumber !== null) found.set(article, remembered.erpNumber);
    }
    if (missing.length === 0) return found;
    const rows = await findRows(pool, columns, { ...statement, values: [missing] });
    for (const { article_number: article, erp_number: erpNumber } of rows)
      if (erpNumber !== null) found.set(article, erpNumber);
    for (const article of missing) memory.set(article, { version, erpNumber: found.get(article) ?? null });
    return found;
  };
}

const columns = columnsOf(productsTable, 'article_number', 'erp_number');
const statement = {
  name: 'catalogue_erp_numbers',
  text: `select article_number, erp_number from catalogue.products
    where article_number = any($1::text[]) and erp_number is not null`,
};
