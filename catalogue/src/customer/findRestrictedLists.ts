import type { Pool } from 'pg';
import { findRows } from '@talloor/platform/postgres/findRows.ts';
import { columnsOf, type RowOf } from '@talloor/platform/postgres/columns.ts';
import { restrictedListsTable } from '../tables.ts';

const restrictedListRowColumns = {
  ...columnsOf(restrictedListsTable, 'name', 'managers'),
  customerNumber: 'text not null',
  customerName: 'text not null',
  articles: 'int not null',
} as const;
export type RestrictedListRow = RowOf<typeof restrictedListRowColumns>;

/** Without managers first, then by customer name. */
export async function findRestrictedLists(
  pool: Pick<Pool, 'query'>,
  customerNumber: string | null = null,
): Promise<readonly RestrictedListRow[]> {
  const rows = await findRows(pool, restrictedListRowColumns, {
    name: 'catalogue_restricted_lists',
    text: `select l.customer_number as "customerNumber", coalesce(c.name, '') as "customerName", l.name, l.managers,
        (select count(*)::int from catalogue.restricted_list_articles a where a.customer_number = l.customer_number) as articles
      from catalogue.restricted_lists l left join catalogue.customers c using (customer_number)
      where $1::text is null or l.customer_number = $1
      order by cardinality(l.managers) > 0, c.name, l.customer_number`,
    values: [customerNumber],
  });
  return rows;
}
