import type { Pool } from 'pg';
import type { ChangeRow } from './changeLeaves.ts';

const pageSize = 1000;

/** Erasure removes the names, and a copy of the seal needs their hash. */
export async function* keepSealedNames(
  pool: Pick<Pool, 'query'>,
  rows: AsyncIterable<ChangeRow>,
): AsyncGenerator<ChangeRow> {
  let named: ChangeRow[] = [];
  const keep = async (): Promise<void> => {
    await pool.query(
      `insert into catalogue.sealed_names (change_id, names) select * from unnest($1::bigint[], $2::text[])
       on conflict (change_id) do update set names = excluded.names`,
      [named.map(({ id }) => id), named.map(({ names }) => names)],
    );
    named = [];
  };
  for await (const row of rows) {
    if (row.names !== null) named.push(row);
    if (named.length === pageSize) await keep();
    yield row;
  }
  if (named.length > 0) await keep();
}
