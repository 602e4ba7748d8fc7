import type { Pool, PoolClient } from 'pg';
import { changeCatalogue, nothingWritten, type ChangedBy } from '../changes/changeCatalogue.ts';
import { deleteRows, writeRows } from '../changes/writeRows.ts';
import { contentRow, type ContentTable } from './contentTable.ts';
import { findRows } from '@talloor/platform/postgres/findRows.ts';
import { typed } from '@talloor/platform/postgres/columns.ts';

/** @returns keys in order */
export async function addContent<Content extends object>(
  pool: Pick<Pool, 'connect'>,
  table: ContentTable<Content>,
  contents: readonly Content[],
  changedBy: ChangedBy,
): Promise<readonly string[]> {
  if (table.sequence === null) throw new Error(`${table.table}: nobody makes new ones`);
  const keys: string[] = [];
  await changeCatalogue(pool, async (client) => {
    const rows = [];
    for (const content of contents) {
      const key = await nextKey(client, table);
      keys.push(key);
      rows.push({ [table.key]: key, ...(await contentRow(client, table, content)) });
    }
    await writeRows(client, table.table, [table.key], rows, changedBy);
  });
  return keys;
}

/** @returns false for an unknown key */
export async function saveContent<Content extends object>(
  pool: Pick<Pool, 'connect'>,
  table: ContentTable<Content>,
  key: string,
  content: Content,
  changedBy: ChangedBy,
): Promise<boolean> {
  let isThere = false;
  await changeCatalogue(pool, async (client) => {
    const before = await lockedRow(client, table, key);
    if (before === null) return nothingWritten;
    isThere = true;
    const row = { ...before, ...(await contentRow(client, table, content)) };
    const outcomes = await writeRows(client, table.table, [table.key], [row], changedBy);
    return outcomes.size === 0 ? nothingWritten : undefined;
  });
  return isThere;
}

/** Keeps a record in use. */
export async function removeContent(
  pool: Pick<Pool, 'connect'>,
  table: ContentTable,
  key: string,
  changedBy: ChangedBy,
): Promise<'removed' | 'unknown' | 'in_use'> {
  let outcome: 'removed' | 'unknown' | 'in_use' = 'unknown';
  await changeCatalogue(pool, async (client) => {
    if ((await lockedRow(client, table, key)) === null) return nothingWritten;
    outcome = table.uses && (await client.query(table.uses, [key])).rows.length > 0 ? 'in_use' : 'removed';
    if (outcome === 'in_use') return nothingWritten;
    await deleteRows(client, table.table, [table.key], `t.${table.key}::text = $1`, [key], changedBy);
    return;
  });
  return outcome;
}

type Row = Readonly<Record<string, string | number | boolean | null | object>>;

async function lockedRow(
  client: PoolClient,
  { table, key, fixed = {} }: ContentTable,
  value: string,
): Promise<Row | null> {
  const rows = await findRows(
    client,
    { row: typed<Row>('jsonb not null') },
    `select to_jsonb(t) as row from catalogue.${table} t where t.${key}::text = $1 for update`,
    [value],
  );
  const row = rows[0]?.row;
  return row && Object.entries(fixed).every(([column, only]) => row[column] === only) ? row : null;
}

/** The ERP may have used some. */
async function nextKey(client: PoolClient, { table, key, sequence }: ContentTable): Promise<string> {
  for (;;) {
    const rows = await findRows(
      client,
      { key: 'text not null', is_free: 'boolean not null' },
      `select key, not exists (select from catalogue.${table} t where t.${key}::text = key) as is_free
       from (select nextval('catalogue.${sequence}')::text as key) as next`,
    );
    if (rows[0]?.is_free) return rows[0].key;
  }
}
