import type pg from 'pg';
import { orderedArticlesTable } from '@talloor/projections/tables/orderedArticles.ts';
import { findRows } from '@talloor/platform/postgres/findRows.ts';
import { columnsOf } from '@talloor/platform/postgres/columns.ts';
import { hasOrderLine, latestOrderLines } from './latestOrderLines.ts';

export type OrderedArticle = {
  readonly articleNumber: string;
  readonly lastOrder: { readonly at: string; readonly quantity: number };
};

const columns = {
  ...columnsOf(orderedArticlesTable, 'article_number'),
  at: 'text not null',
  quantity: 'double precision not null',
  latest: 'text not null',
  total: 'int not null',
} as const;

const text = `
  select article_number, at, quantity, latest, count(*) over ()::int as total from (
    select o.article_number, o.last_ordered_at as at, o.last_quantity as quantity,
      max(o.last_ordered_at) over () as latest, coalesce(d.that_weekday, 0) as that_weekday,
      coalesce(d.times, 0) as times
    from ${orderedArticlesTable.qualifiedName} o
      left join (select article_number, count(*) filter (where weekday = $2) as that_weekday, count(*) as times
            from ${latestOrderLines} latest group by article_number) d
        on d.article_number = o.article_number
    where o.customer_number = $1 and o.removed_at is null and o.last_ordered_at >= $4
      and (d.times is not null or ${hasOrderLine})) ordered
  where $5 = 'usual' or at = latest
  order by that_weekday desc, times desc, at desc, article_number
  limit $3`;

/**
 * Most frequent on this ISO weekday first.
 * @param of all, or the last order's
 * @returns the first `limit`, their total, and the last order's time (ISO)
 */
export async function findOrderedArticles(
  pool: pg.Pool,
  customerNumber: string,
  weekday: number,
  limit: number,
  since: string,
  of: 'usual' | 'last_order',
): Promise<{ total: number; latest: string | null; articles: OrderedArticle[] }> {
  const rows = await findRows(pool, columns, {
    name: 'ordered-articles',
    text,
    values: [customerNumber, weekday, limit, since, of],
  });
  return {
    total: rows[0]?.total ?? 0,
    latest: rows[0]?.latest ?? null,
    articles: rows.map(({ article_number, at, quantity }) => ({
      articleNumber: article_number,
      lastOrder: { at, quantity },
    })),
  };
}
