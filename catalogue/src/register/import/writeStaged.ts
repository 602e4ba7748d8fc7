import type { PoolClient } from 'pg';
import { mostErrors } from '../../import/importReport.ts';
import type { Tally } from '../../import/tally.ts';
import { digitsOf, type ExtractTable } from './extractTables.ts';
import { findRows } from '@talloor/platform/postgres/findRows.ts';

/** Invalid numbers are reported. @returns number of rows */
export async function writeStaged(
  client: PoolClient,
  table: ExtractTable,
  target: { readonly schema: string; readonly isUpdate: boolean },
  tally: Tally,
): Promise<number> {
  const { numberCheckSql, columns } = table;
  const goodRowSql =
    numberCheckSql === null
      ? 'true'
      : `(select coalesce(${numberCheckSql}, false) from (select ${digitsOf(columns[0])} as digits) n)`;
  if (numberCheckSql !== null) await reportBadNumbers(client, table, goodRowSql, tally);
  const staged = `with staged as (select *, ${goodRowSql} as is_good from pg_temp.staged)`;
  const { rowCount } = await client.query(
    `${staged} insert into ${target.schema}.${table.table} (${table.into}) ${table.select}
     ${target.isUpdate ? table.onConflict : ''}`,
  );
  return rowCount ?? 0;
}

async function reportBadNumbers(client: PoolClient, { file, columns }: ExtractTable, goodRowSql: string, tally: Tally) {
  const rows = await findRows(
    client,
    { line: 'bigint not null', value: 'text', all: 'bigint not null' },
    `select line, left(${columns[0]}, 40) as value, count(*) over () as all from pg_temp.staged where not ${goodRowSql}
     order by line limit $1`,
    [mostErrors],
  );
  for (const { line, value } of rows)
    tally.reject(Number(line), 'import.invalid', `${file} ${columns[0]}`, `${value ?? 'nothing'} is no such number`);
  tally.rejectMore(Number(rows[0]?.all ?? 0) - rows.length);
}
