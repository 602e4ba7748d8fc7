import type { Pool } from 'pg';
import { columnsOf } from '@talloor/platform/postgres/columns.ts';
import { findRows } from '@talloor/platform/postgres/findRows.ts';
import type { Catalogue } from '../catalogue.ts';
import type { Freshness } from '../freshness/createFreshness.ts';
import { createMemory } from '../freshness/createMemory.ts';
import { productsTable } from '../tables.ts';

const rememberedNumbers = 60_000;

/** Trusts the last version that this process has read, so that remembered numbers need no query. */
export function createErpNumberFinder(pool: Pool, freshness: Pick<Freshness, 'latest'>): Catalogue['findErpNumbers'] {
  const memory = createMemory<{ readonly erpNumber: string | null }>(rememberedNumbers);
  return async (articleNumbers) => {
    const version = freshness.latest();
    const found = new Map<string, string>();
    const missing: string[] = [];
    for (const article of new Set(articleNumbers)) {
      const remembered = memory.get(version, article);
      if (!remembered) missing.push(article);
      else if (remembered.erpNumber !== null) found.set(article, remembered.erpNumber);
    }
    if (missing.length === 0) return found;
    const rows = await findRows(pool, columns, { ...statement, values: [missing] });
    for (const { article_number: article, erp_number: erpNumber } of rows)
      if (erpNumber !== null) found.set(article, erpNumber);
    for (const article of missing) memory.set(version, article, { erpNumber: found.get(article) ?? null });
    return found;
  };
}

const columns = columnsOf(productsTable, 'article_number', 'erp_number');
const statement = {
  name: 'catalogue_erp_numbers',
  text: `select article_number, erp_number from catalogue.products
    where article_number = any($1::text[]) and erp_number is not null`,
};
