import type { Pool } from 'pg';
import { changeCatalogue, type ChangedBy } from '../changes/changeCatalogue.ts';
import { deleteRows, writeRows } from '../changes/writeRows.ts';
import type { Assortment, ColumnSetFacts } from './assortment.ts';
import { findRows } from '@talloor/platform/postgres/findRows.ts';
import { typed, columnsOf } from '@talloor/platform/postgres/columns.ts';
import { columnSetsTable } from '../tables.ts';

export type ColumnSetOwner = { readonly userId: string; readonly customerNumber: string };
export type ColumnSetInput = Pick<ColumnSetFacts, 'name' | 'columns'> & { readonly sharedWith: 'nobody' | 'customer' };

/** Per user and customer. */
const mostOfOnesOwn = 20;

export function createColumnSetFinder(pool: Pool): Assortment['findColumnSets'] {
  return async (userId, customerNumber) => {
    return findRows(pool, columnSetColumns, { ...statement, values: [userId ?? '', customerNumber ?? ''] });
  };
}

const columnSetColumns = {
  ...columnsOf(columnSetsTable, 'name', 'columns'),
  id: 'text not null',
  sharedWith: typed<ColumnSetFacts['sharedWith']>('text not null'),
  isMine: 'boolean not null',
} as const;
const select = `select column_set_id::text as id, name, columns, shared_with as "sharedWith",
  coalesce(owner_user = $1 and owner_customer = $2, false) as "isMine" from catalogue.column_sets`;
const statement = {
  name: 'catalogue_column_sets',
  text: `${select} where shared_with = 'everyone' or owner_customer = $2 and (owner_user = $1 or shared_with = 'customer')
    order by shared_with <> 'everyone', name, column_set_id`,
};

/**
 * Under a lock.
 * @returns null when the maximum is reached
 */
export async function writeColumnSet(
  pool: Pick<Pool, 'connect'>,
  { userId, customerNumber }: ColumnSetOwner,
  { name, columns, sharedWith }: ColumnSetInput,
  changedBy: ChangedBy,
): Promise<ColumnSetFacts | null> {
  let saved: ColumnSetFacts | null = null;
  await changeCatalogue(
    pool,
    async (client) => {
      await client.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [
        `columns ${userId} ${customerNumber}`,
      ]);
      const own = await findRows(
        client,
        { ...columnsOf(columnSetsTable, 'name'), id: 'text not null' },
        'select column_set_id::text as id, name from catalogue.column_sets where owner_user = $1 and owner_customer = $2',
        [userId, customerNumber],
      );
      const existing = own.find((row) => row.name === name);
      if (!existing && own.length >= mostOfOnesOwn) return;
      const id = existing?.id ?? (await nextId(client));
      const owner = { owner_user: userId, owner_customer: customerNumber };
      const row = { column_set_id: id, name, columns, shared_with: sharedWith, ...owner };
      await writeRows(client, 'column_sets', ['column_set_id'], [row], changedBy);
      saved = { id, name, columns, sharedWith, isMine: true };
    },
    false,
  );
  return saved;
}

export async function deleteColumnSet(
  pool: Pick<Pool, 'connect'>,
  id: string,
  { userId, customerNumber }: ColumnSetOwner,
  changedBy: ChangedBy,
): Promise<boolean> {
  let wasThere = false;
  await changeCatalogue(
    pool,
    async (client) => {
      const own = 't.column_set_id::text = $1 and t.owner_user = $2 and t.owner_customer = $3';
      const values = [id, userId, customerNumber];
      const result = await client.query(`select from catalogue.column_sets t where ${own} for update`, values);
      wasThere = result.rows.length > 0;
      if (wasThere) await deleteRows(client, 'column_sets', ['column_set_id'], own, values, changedBy);
    },
    false,
  );
  return wasThere;
}

/** With their names in change rows. Shared sets stay under a number. */
export async function eraseColumnSets(
  pool: Pick<Pool, 'connect'>,
  userId: string,
  changedBy: ChangedBy,
): Promise<number> {
  let erased = 0;
  await changeCatalogue(
    pool,
    async (client) => {
      const own = `t.owner_user = $1 and t.shared_with = 'nobody'`;
      erased = (await deleteRows(client, 'column_sets', ['column_set_id'], own, [userId], changedBy)).length;
      const renamed = `update catalogue.column_sets set name = '– ' || column_set_id where owner_user = $1`;
      erased += (await client.query(renamed, [userId])).rowCount ?? 0;
      await client.query(
        `update catalogue.changes set before = before - 'name', after = after - 'name'
         where subject = 'column_sets' and coalesce(after, before) ->> 'owner_user' = $1`,
        [userId],
      );
    },
    false,
  );
  return erased;
}

async function nextId(client: { query: Pool['query'] }): Promise<string> {
  const text = `select nextval('catalogue.column_sets_column_set_id_seq')::text as id`;
  const rows = await findRows(client, { id: 'text not null' }, text);
  return rows[0]?.id ?? '';
}
