import type pg from 'pg';
import type { ProductFacts } from '@talloor/rules/facts.ts';
import { orderedArticlesTable } from '@talloor/projections/tables/orderedArticles.ts';
import { findRows } from '@talloor/platform/postgres/findRows.ts';
import { columnsOf } from '@talloor/platform/postgres/columns.ts';

export async function withLastOrders(
  pool: pg.Pool,
  customerNumber: string | null,
  products: readonly ProductFacts[],
): Promise<ProductFacts[]> {
  if (customerNumber === null || products.length === 0) return [...products];
  const rows = await findRows(
    pool,
    {
      ...columnsOf(orderedArticlesTable, 'article_number'),
      at: 'text not null',
      quantity: 'double precision not null',
    },
    {
      name: 'last-orders',
      text: `select article_number, last_ordered_at as at, last_quantity as quantity
           from ${orderedArticlesTable.qualifiedName} where customer_number = $1 and article_number = any($2::text[])`,
      values: [customerNumber, products.map((product) => product.articleNumber)],
    },
  );
  const lastOrders = new Map(rows.map(({ article_number, at, quantity }) => [article_number, { at, quantity }]));
  return products.map((product) => ({ ...product, lastOrder: lastOrders.get(product.articleNumber) ?? null }));
}
