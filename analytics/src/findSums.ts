import { columnsOf } from '@talloor/platform/postgres/columns.ts';
import { findRow, findRows, type Database } from '@talloor/platform/postgres/findRows.ts';
import { articleDaysTable, visitsTable } from './tables.ts';

/** Days of Brussels, both included: yyyy-mm-dd. */
export type Period = { readonly from: string; readonly to: string };

const mostArticles = 25;
const mostCustomers = 50;
const inPeriod = 'day between $1::date and $2::date';

export const findVisitsByDay = (database: Database, { from, to }: Period) =>
  findRows(
    database,
    { day: 'text not null', visits: 'int not null', searches: 'int not null', missed_searches: 'int not null' },
    `select day::text, count(*)::int as visits, sum(searches)::int as searches,
       sum(missed_searches)::int as missed_searches
     from ${visitsTable.qualifiedName} where ${inPeriod} group by day order by day`,
    [from, to],
  );

/** A visit counts in a step if it took the steps before. */
export const findVisitsByKind = (database: Database, { from, to }: Period) =>
  findRows(
    database,
    {
      ...columnsOf(visitsTable, 'language', 'device'),
      visits: 'int not null',
      searched: 'int not null',
      added: 'int not null',
      ordered: 'int not null',
    },
    `select language, device, count(*)::int as visits, count(*) filter (where searches > 0)::int as searched,
       count(*) filter (where searches > 0 and additions > 0)::int as added,
       count(*) filter (where searches > 0 and additions > 0 and orders > 0)::int as ordered
     from ${visitsTable.qualifiedName} where ${inPeriod} group by language, device`,
    [from, to],
  );

export const findViewedWithoutOrder = (database: Database, { from, to }: Period) =>
  findRows(
    database,
    { ...columnsOf(articleDaysTable, 'article_number'), views: 'int not null' },
    `select article_number, sum(views)::int as views from ${articleDaysTable.qualifiedName} where ${inPeriod}
     group by article_number having sum(orders) = 0 order by sum(views) desc, article_number limit ${mostArticles}`,
    [from, to],
  );

export const findVisitsByCustomer = (database: Database, { from, to }: Period) =>
  findRows(
    database,
    { customer_number: 'text not null', visits: 'int not null', orders: 'int not null' },
    `select customer_number, count(*)::int as visits, sum(orders)::int as orders from ${visitsTable.qualifiedName}
     where ${inPeriod} and customer_number is not null
     group by customer_number order by count(*) desc, customer_number limit ${mostCustomers}`,
    [from, to],
  );

export const countVisitingCustomers = async (database: Database, { from, to }: Period): Promise<number> =>
  (
    await findRow(
      database,
      { customers: 'int not null' },
      `select count(distinct customer_number)::int as customers from ${visitsTable.qualifiedName} where ${inPeriod}`,
      [from, to],
    )
  )?.customers ?? 0;
