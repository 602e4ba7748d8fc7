import type { PoolClient } from 'pg';
import type { ChangedBy } from './changeCatalogue.ts';
import { findRows } from '@talloor/platform/postgres/findRows.ts';
import { columnsOf } from '@talloor/platform/postgres/columns.ts';
import { changesTable } from '../tables.ts';

type Value = string | number | boolean | null | readonly unknown[] | object;
export type TableRow = Readonly<Record<string, Value>>;

/** By key (`a/b` for two columns). */
export type WriteOutcomes = ReadonlyMap<string, 'created' | 'changed'>;

const rowsPerStatement = 5000;

/**
 * A change row for each real difference. Columns that the rows do not name keep their value or default.
 * @param hidden columns that change rows omit: personal data and files
 */
export async function writeRows(
  client: PoolClient,
  table: string,
  keyColumns: readonly string[],
  rows: readonly TableRow[],
  changedBy: ChangedBy,
  hidden: readonly string[] = [],
): Promise<WriteOutcomes> {
  const outcomes = new Map<string, 'created' | 'changed'>();
  const [first] = rows;
  if (!first) return outcomes;
  const columns = Object.keys(first);
  const others = columns.filter((column) => !keyColumns.includes(column));
  const sameKey = keyColumns.map((column) => `t.${column} = n.${column}`).join(' and ');
  const keyText = (row: string) => keyColumns.map((column) => `${row}.${column}::text`).join(` || '/' || `);
  const overwrite =
    others.length === 0
      ? 'do nothing'
      : `do update set ${others.map((column) => `${column} = excluded.${column}`).join(', ')}
         where (${others.map((column) => `present.${column}`).join(', ')})
           is distinct from (${others.map((column) => `excluded.${column}`).join(', ')})`;
  const statement = `
    with incoming as materialized (select * from jsonb_populate_recordset(null::catalogue.${table}, $1::jsonb)),
    before as (select ${keyText('t')} as key, to_jsonb(t) - $4::text[] as row from catalogue.${table} t join incoming n on ${sameKey}),
    written as (
      insert into catalogue.${table} as present (${columns.join(', ')}) select ${columns.join(', ')} from incoming
      on conflict (${keyColumns.join(', ')}) ${overwrite} returning present.*
    ),
    logged as (
      insert into catalogue.changes (changed_at, changed_by, batch_id, subject, subject_key, before, after)
      select $2, $3, $5, '${table}', ${keyText('written')}, before.row, to_jsonb(written) - $4::text[]
      from written left join before on before.key = ${keyText('written')}
      returning subject_key, before is null as created
    )
    select subject_key, created from logged`;
  for (let start = 0; start < rows.length; start += rowsPerStatement) {
    const part = JSON.stringify(rows.slice(start, start + rowsPerStatement));
    const result = await findRows(
      client,
      { ...columnsOf(changesTable, 'subject_key'), created: 'boolean not null' },
      statement,
      [part, changedBy.at, changedBy.by, hidden, changedBy.batchId ?? null],
    );
    for (const row of result) outcomes.set(row.subject_key, row.created ? 'created' : 'changed');
  }
  return outcomes;
}

/** By a condition on `t`. @returns deleted keys */
export async function deleteRows(
  client: PoolClient,
  table: string,
  keyColumns: readonly string[],
  condition: string,
  values: readonly unknown[],
  changedBy: ChangedBy,
  hidden: readonly string[] = [],
): Promise<readonly string[]> {
  const key = keyColumns.map((column) => `gone.${column}::text`).join(` || '/' || `);
  const next = values.length + 1;
  const rows = await findRows(
    client,
    columnsOf(changesTable, 'subject_key'),
    `with gone as (delete from catalogue.${table} t where ${condition} returning t.*)
     insert into catalogue.changes (changed_at, changed_by, batch_id, subject, subject_key, before, after)
     select $${next}, $${next + 1}, $${next + 2}, '${table}', ${key}, to_jsonb(gone) - $${next + 3}::text[], null from gone
     returning subject_key`,
    [...values, changedBy.at, changedBy.by, changedBy.batchId ?? null, hidden],
  );
  return rows.map((row) => row.subject_key);
}
