import type pg from 'pg';
import { accountsTable } from '@talloor/projections/tables/accounts.ts';
import { erasedName, listItemsTable, listParLevelsTable, listsTable } from '@talloor/projections/tables/lists.ts';
import type { Asker, FoundList } from './foundList.ts';
import { findRows } from '@talloor/platform/postgres/findRows.ts';
import { typed } from '@talloor/platform/postgres/columns.ts';

const columns = {
  name: 'text not null',
  id: 'text not null',
  isMine: 'boolean not null',
  isShared: 'boolean not null',
  owner: 'text',
  updatedAt: 'text not null',
  items: typed<readonly (readonly [articleNumber: string, comment: string, par: number | null])[]>('json not null'),
} as const;

/** Own lists first (at most a hundred), then the latest shared ones. */
const most = 300;

const text = `
  select l.list_id as id, coalesce(l.name, '${erasedName}') as name, l.owner_id = $2 as "isMine", l.is_shared as "isShared", a.first_name as owner,
    l.updated_at as "updatedAt",
    (select coalesce(json_agg(json_build_array(i.article_number, coalesce(i.comment, ''), p.par) order by i.place, i.article_number), '[]')
     from ${listItemsTable.qualifiedName} i
       left join ${listParLevelsTable.qualifiedName} p using (list_id, article_number) where i.list_id = l.list_id) as items
  from (select * from ${listsTable.qualifiedName}
        where customer_number = $1 and (owner_id = $2 or is_shared) and ($3::text is null or list_id = $3)
        order by owner_id = $2 desc, updated_at desc, list_id limit ${most}) l
    left join ${accountsTable.qualifiedName} a on a.user_id = l.owner_id
  order by l.created_at, l.list_id`;

/** @param listId only this one */
export async function findNamedLists(
  pool: pg.Pool,
  { userId, customerNumber }: Asker,
  listId: string | null = null,
): Promise<FoundList[]> {
  const rows = await findRows(pool, columns, { name: 'named-lists', text, values: [customerNumber, userId, listId] });
  return rows.map(({ isMine, owner, items, ...list }) => ({
    ...list,
    type: isMine ? 'mine' : 'shared',
    owner: isMine ? null : owner,
    lines: items.map(([articleNumber, comment, par]) => ({
      articleNumber,
      comment,
      ...(par !== null && { par }),
    })),
  }));
}
