import type { PoolClient } from 'pg';
import type { ChangedBy } from './changeCatalogue.ts';

type Value = string | number | boolean | null | readonly unknown[] | object;
export type TableRow = Readonly<Record<string, Value>>;

const rowsPerStatement = 5000;

/**
 * Inserts or overwrites rows of one table of the catalogue, whole columns at a time, with a change row (before, after)
 * for each row that really differs. Every row names the same columns, those of the key among them. Answers the rows that
 * changed, key by key.
 * @param personal columns whose values no change row keeps, since it stands for ever
 */
export async function writeRows(
  client: PoolClient,
  table: string,
  keyColumns: readonly string[],
  rows: readonly TableRow[],
  changed: ChangedBy,
  personal: readonly string[] = [],
): Promise<readonly string[]> {
  const [first] = rows;
  if (!first) return [];
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
    with incoming as (select * from jsonb_populate_recordset(null::catalogue.${table}, $1::jsonb)),
    before as (select ${keyText('t')} as key, to_jsonb(t) - $4::text[] as row from catalogue.${table} t join incoming n on ${sameKey}),
    written as (
      insert into catalogue.${table} as present (${columns.join(', ')}) select ${columns.join(', ')} from incoming
      on conflict (${keyColumns.join(', ')}) ${overwrite} returning present.*
    ),
    logged as (
      insert into catalogue.changes (changed_at, changed_by, subject, subject_key, before, after)
      select $2, $3, '${table}', ${keyText('written')}, before.row, to_jsonb(written) - $4::text[]
      from written left join before on before.key = ${keyText('written')}
      returning subject_key
    )
    select subject_key from logged`;
  const written: string[] = [];
  for (let start = 0; start < rows.length; start += rowsPerStatement) {
    const part = JSON.stringify(rows.slice(start, start + rowsPerStatement));
    const result = await client.query<{ subject_key: string }>(statement, [part, changed.at, changed.by, personal]);
    for (const row of result.rows) written.push(row.subject_key);
  }
  return written;
}

/** Deletes rows by a condition on the table `t`, with a change row for each. */
export async function deleteRows(
  client: PoolClient,
  table: string,
  keyColumns: readonly string[],
  condition: string,
  values: readonly unknown[],
  changed: ChangedBy,
): Promise<void> {
  const key = keyColumns.map((column) => `gone.${column}::text`).join(` || '/' || `);
  await client.query(
    `with gone as (delete from catalogue.${table} t where ${condition} returning t.*)
     insert into catalogue.changes (changed_at, changed_by, subject, subject_key, before, after)
     select $${values.length + 1}, $${values.length + 2}, '${table}', ${key}, to_jsonb(gone), null from gone`,
    [...values, changed.at, changed.by],
  );
}
