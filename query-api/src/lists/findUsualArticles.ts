import type pg from 'pg';
import { orderedArticlesTable } from '@talloor/projections/tables/orderedArticles.ts';
import { findRows } from '@talloor/platform/postgres/findRows.ts';
import { latestOrderLines } from '../products/latestOrderLines.ts';

export type UsualArticles = {
  readonly articleNumbers: readonly string[];
  /** ISO 8601. */
  readonly lastOrderedAt: string | null;
};

const text = `
  with lines as (
    select article_number, order_number from ${latestOrderLines} latest where $2::int is null or weekday = $2
  ), orders as (
    select count(distinct order_number) as placed from lines
  ), times as (
    select article_number, count(*) as times from lines group by article_number
  )
  select o.article_number as "articleNumber", o.last_ordered_at as at
  from ${orderedArticlesTable.qualifiedName} o join times t on t.article_number = o.article_number, orders
  where o.customer_number = $1 and o.removed_at is null and o.last_ordered_at >= $3
    and t.times >= 2 and t.times * 3 >= orders.placed
  order by t.times desc, o.article_number limit 200`;

/** Articles in at least two, and a third, of the orders of this ISO weekday (null: all days). Most frequent first. */
export async function findUsualArticles(
  pool: pg.Pool,
  customerNumber: string,
  weekday: number | null,
  since: string,
): Promise<UsualArticles> {
  const rows = await findRows(
    pool,
    { articleNumber: 'text not null', at: 'text not null' },
    {
      name: 'usual-articles',
      text,
      values: [customerNumber, weekday, since],
    },
  );
  const latest = rows.reduce<string | null>((last, { at }) => (last === null || at > last ? at : last), null);
  return { articleNumbers: rows.map((row) => row.articleNumber), lastOrderedAt: latest };
}
