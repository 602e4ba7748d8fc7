import type pg from 'pg';
import { schemas } from '../schemas.ts';
import { readModelSchema } from '@talloor/platform/subscription/defineReadModel.ts';
import { findRows } from '@talloor/platform/postgres/findRows.ts';
import type { RowOf } from '@talloor/platform/postgres/columns.ts';

/** Downloads in progress are not part of a backup. */
export const backedUpSchemas = [...Object.keys(schemas), readModelSchema].filter((schema) => schema !== 'exports');

/** Filled by migrations, or worth nothing after minutes. */
const ownBooks = ['migrations', 'migrations_lock', 'rate_limits'];

const storedTableColumns = { table: 'text not null', columns: 'text[] not null' } as const;
export type StoredTable = RowOf<typeof storedTableColumns>;

/** Referenced tables first. */
export async function findTables(client: pg.ClientBase): Promise<StoredTable[]> {
  const rows = await findRows(
    client,
    storedTableColumns,
    `select format('%I.%I', c.table_schema, c.table_name) as table, array_agg(quote_ident(c.column_name) order by c.ordinal_position) as columns
     from information_schema.columns c
     join information_schema.tables t using (table_schema, table_name)
     where c.table_schema = any($1) and t.table_type = 'BASE TABLE' and c.is_generated = 'NEVER' and c.table_name <> all($2)
     group by c.table_schema, c.table_name order by 1`,
    [backedUpSchemas, ownBooks],
  );
  const references = await findRows(
    client,
    { from: 'text not null', to: 'text not null' },
    `select format('%I.%I', fn.nspname, f.relname) as from, format('%I.%I', tn.nspname, t.relname) as to
     from pg_constraint r join pg_class f on f.oid = r.conrelid join pg_namespace fn on fn.oid = f.relnamespace
     join pg_class t on t.oid = r.confrelid join pg_namespace tn on tn.oid = t.relnamespace
     where r.contype = 'f' and f.oid <> t.oid and fn.nspname = any($1)`,
    [backedUpSchemas],
  );
  return referencedFirst(rows, references);
}

function referencedFirst(
  tables: readonly StoredTable[],
  references: readonly { from: string; to: string }[],
): StoredTable[] {
  const sorted: StoredTable[] = [];
  const place = (table: StoredTable, path: readonly string[]): void => {
    if (sorted.includes(table) || path.includes(table.table)) return;
    for (const { from, to } of references) {
      const referenced = from === table.table ? tables.find((other) => other.table === to) : undefined;
      if (referenced) place(referenced, [...path, table.table]);
    }
    sorted.push(table);
  };
  for (const table of tables) place(table, []);
  return sorted;
}

/** Includes sequences of identity columns. */
export async function findSequences(client: pg.ClientBase): Promise<{ name: string; lastValue: string | null }[]> {
  const rows = await findRows(
    client,
    { name: 'text not null', lastValue: 'text' },
    `select format('%I.%I', schemaname, sequencename) as name, last_value::text as "lastValue"
     from pg_sequences where schemaname = any($1) and sequencename not like 'migrations%' order by 1`,
    [backedUpSchemas],
  );
  return rows;
}
