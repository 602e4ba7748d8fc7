import type { Pool } from 'pg';
import { columnsOf } from '@talloor/platform/postgres/columns.ts';
import { findRows } from '@talloor/platform/postgres/findRows.ts';
import { wildcardOf } from '@talloor/rules/punchOut/wildcardOf.ts';
import { productsTable } from '../tables.ts';

const columns = columnsOf(productsTable, 'article_number', 'name_nl', 'name_fr', 'brand', 'ean');

/** By name, brand, number or EAN; `*` stands for any text. */
export async function findArticlesByPattern(
  pool: Pick<Pool, 'query'>,
  search: string,
  most: number,
): Promise<readonly string[]> {
  const isMatch = wildcardOf(search);
  const rows = await findRows(pool, columns, {
    name: 'catalogue_articles_of_pattern',
    text: `select article_number, name_nl, name_fr, brand, ean from catalogue.products where status = 'active'
      order by article_number`,
    values: [],
  });
  const found: string[] = [];
  for (const { article_number: number, name_nl: nl, name_fr: fr, brand, ean } of rows) {
    if (![nl, fr, number, ean ?? '', `${brand} ${nl}`, `${brand} ${fr}`].some(isMatch)) continue;
    found.push(number);
    if (found.length === most) break;
  }
  return found;
}
