import type pg from 'pg';
import { orderedArticleDaysTable, orderedArticlesTable } from '@talloor/projections/tables/orderedArticles.ts';
import { findRows } from '@talloor/platform/postgres/findRows.ts';
import { columnsOf } from '@talloor/platform/postgres/columns.ts';

export type OrderedArticle = {
  readonly articleNumber: string;
  readonly lastOrder: { readonly at: string; readonly quantity: number };
};

const columns = {
  ...columnsOf(orderedArticlesTable, 'article_number'),
  at: 'text not null',
  quantity: 'double precision not null',
  total: 'int not null',
} as const;

const text = `
  select o.article_number, o.last_ordered_at as at, o.last_quantity as quantity, count(*) over ()::int as total
  from ${orderedArticlesTable.qualifiedName} o
    join (select article_number, count(*) filter (where weekday = $2) as that_weekday, count(*) as times
          from ${orderedArticleDaysTable.qualifiedName} where customer_number = $1 group by article_number) d
      on d.article_number = o.article_number
  where o.customer_number = $1 and o.removed_at is null and o.last_ordered_at >= $4
  order by d.that_weekday desc, d.times desc, o.last_ordered_at desc, o.article_number
  limit $3`;

/**
 * Articles since the instant (ISO), without removed ones, most frequent on this ISO weekday first.
 * @returns the first `limit`, and the total
 */
export async function findOrderedArticles(
  pool: pg.Pool,
  customerNumber: string,
  weekday: number,
  limit: number,
  since: string,
): Promise<{ total: number; articles: OrderedArticle[] }> {
  const rows = await findRows(pool, columns, {
    name: 'ordered-articles',
    text,
    values: [customerNumber, weekday, limit, since],
  });
  return {
    total: rows[0]?.total ?? 0,
    articles: rows.map(({ article_number, at, quantity }) => ({
      articleNumber: article_number,
      lastOrder: { at, quantity },
    })),
  };
}
