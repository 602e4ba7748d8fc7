import { orderedArticleDaysTable } from '@talloor/projections/tables/orderedArticles.ts';

const most = 1000;

/** Of customer $1: older lines no longer tell what is usual (ADR 0156). */
export const latestOrderLines = `(
  select article_number, order_number, weekday from ${orderedArticleDaysTable.qualifiedName} where customer_number = $1
  order by ordered_at desc, order_number desc, article_number limit ${most})`;

export const hasOrderLine = `exists (select from ${orderedArticleDaysTable.qualifiedName} l
  where l.customer_number = $1 and l.article_number = o.article_number)`;
