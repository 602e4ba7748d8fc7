import type pg from 'pg';
import { accountsTable } from '@talloor/projections/tables/accounts.ts';
import { erasedName, listItemsTable, listParLevelsTable, listsTable } from '@talloor/projections/tables/lists.ts';
import { containing, withoutAccents, wordsOf } from '../office/sought.ts';
import { personColumns, type PersonRow } from './portalPeople.ts';
import { findRow, findRows } from '@talloor/platform/postgres/findRows.ts';
import { typed, columnsOf, type RowOf } from '@talloor/platform/postgres/columns.ts';

const foundPortalListColumns = {
  ...personColumns,
  ...columnsOf(listsTable, 'is_shared', 'updated_at'),
  name: 'text not null',
  id: 'text not null',
  number_of_products: 'int not null',
} as const;
export type FoundPortalList = RowOf<typeof foundPortalListColumns>;

export type PortalListLine = readonly [articleNumber: string, comment: string, par: number | null];

const columns = `l.list_id as id, coalesce(l.name, '${erasedName}') as name, l.is_shared, l.updated_at, l.owner_id as user_id, a.first_name, a.last_name,
  (select count(*)::int from ${listItemsTable.qualifiedName} i where i.list_id = l.list_id) as number_of_products`;
const lists = `${listsTable.qualifiedName} l left join ${accountsTable.qualifiedName} a on a.user_id = l.owner_id`;

export async function findPortalLists(
  pool: pg.Pool,
  customerNumber: string,
  { q, user }: { readonly q?: string | undefined; readonly user?: string | undefined },
  page: { readonly limit: number; readonly offset: number },
): Promise<{ readonly results: number; readonly lists: readonly FoundPortalList[] }> {
  const values = [customerNumber];
  const conditions = ['l.customer_number = $1'];
  for (const word of wordsOf(q))
    conditions.push(`${withoutAccents('lower(l.name)')} like ${withoutAccents(`$${values.push(containing(word))}`)}`);
  if (user !== undefined) conditions.push(`l.owner_id = $${values.push(user)}`);
  const where = conditions.join(' and ');
  const [countRows, pageRows] = await Promise.all([
    findRows(pool, { results: 'int not null' }, `select count(*)::int as results from ${lists} where ${where}`, values),
    findRows(
      pool,
      foundPortalListColumns,
      `select ${columns} from ${lists} where ${where}
       order by a.first_name, a.last_name, l.owner_id, lower(l.name), l.list_id limit ${page.limit} offset ${page.offset}`,
      values,
    ),
  ]);
  return { results: countRows[0]?.results ?? 0, lists: pageRows };
}

export async function findListOwners(pool: pg.Pool, customerNumber: string): Promise<readonly PersonRow[]> {
  const rows = await findRows(pool, personColumns, {
    name: 'portal-list-owners',
    text: `select distinct l.owner_id as user_id, a.first_name, a.last_name from ${lists} where l.customer_number = $1`,
    values: [customerNumber],
  });
  return rows;
}

/** Null for another customer's list. */
export async function findPortalList(
  pool: pg.Pool,
  customerNumber: string,
  listId: string,
): Promise<(FoundPortalList & { readonly items: readonly PortalListLine[] }) | null> {
  const listColumns = { ...foundPortalListColumns, items: typed<readonly PortalListLine[]>('json not null') };
  return findRow(pool, listColumns, {
    name: 'portal-list',
    text: `select ${columns},
        (select coalesce(json_agg(json_build_array(i.article_number, coalesce(i.comment, ''), p.par) order by i.place, i.article_number), '[]')
         from ${listItemsTable.qualifiedName} i
           left join ${listParLevelsTable.qualifiedName} p using (list_id, article_number)
         where i.list_id = l.list_id) as items
      from ${lists} where l.customer_number = $1 and l.list_id = $2`,
    values: [customerNumber, listId],
  });
}
