import type pg from 'pg';
import { typed } from '@talloor/platform/postgres/columns.ts';
import { findRows } from '@talloor/platform/postgres/findRows.ts';
import { readModelSchema } from '@talloor/platform/subscription/defineReadModel.ts';
import type { TableDefinition } from '@talloor/platform/subscription/projector.ts';
import { identifier } from '@talloor/platform/subscription/rowStatements.ts';
import { differencesOfRow } from '../verify/compareRows.ts';
import type { JsonRow } from '../verify/storedRows.ts';

export type DifferingRow = {
  readonly table: TableDefinition;
  readonly stored: JsonRow | null;
  readonly replayed: JsonRow | null;
  readonly path: string;
};

const page = 500;
const mostRows = 200;

export async function compareTables(
  client: pg.ClientBase,
  tables: readonly TableDefinition[],
  readErasing: () => Promise<ReadonlySet<string>>,
): Promise<{ readonly rows: readonly DifferingRow[]; readonly count: number }> {
  await client.query(['hashjoin', 'mergejoin', 'seqscan'].map((way) => `set local enable_${way} = on`).join(';'));
  const rows: DifferingRow[] = [];
  let count = 0;
  for (const table of tables)
    for await (const { stored, replayed } of differingPairs(client, table)) {
      const [first] = differencesOfRow(table, stored ?? undefined, replayed ?? undefined, await readErasing());
      if (!first) continue;
      count++;
      if (rows.length < mostRows) rows.push({ table, stored, replayed, path: first.path });
    }
  return { rows, count };
}

const pairColumns = { stored: typed<JsonRow>('json'), replayed: typed<JsonRow>('json') } as const;

async function* differingPairs(client: pg.ClientBase, { name, columns, primaryKey }: TableDefinition) {
  const [first = ''] = primaryKey;
  const same = primaryKey.map((column) => `a.${identifier(column)} = b.${identifier(column)}`).join(' and ');
  // JSON has no equality: equal texts are equal, and the others are compared outside.
  const differ = Object.entries(columns)
    .filter(([column]) => !primaryKey.includes(column))
    .map(([column, type]) => {
      const cast = type.startsWith('json') ? '::text' : '';
      return `a.${identifier(column)}${cast} is distinct from b.${identifier(column)}${cast}`;
    });
  const absent = ['a', 'b'].map((side) => `${side}.${identifier(first)} is null`);
  await client.query(
    `declare differing no scroll cursor for
     select case when a.${identifier(first)} is not null then row_to_json(a) end as stored,
            case when b.${identifier(first)} is not null then row_to_json(b) end as replayed
     from ${readModelSchema}.${identifier(name)} a full join pg_temp.${identifier(name)} b on ${same}
     where ${[...absent, ...differ].join(' or ')}`,
  );
  for (;;) {
    const pairs = await findRows(client, pairColumns, `fetch ${page} from differing`);
    yield* pairs;
    if (pairs.length < page) break;
  }
  await client.query('close differing');
}
