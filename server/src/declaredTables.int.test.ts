import { afterAll, beforeAll, expect, test } from '@jest/globals';
import pg from 'pg';
import * as analyticsTables from '@talloor/analytics/tables.ts';
import * as catalogueTables from '@talloor/catalogue/tables.ts';
import * as commandTables from '@talloor/command-api/tables.ts';
import { columnType } from '@talloor/platform/postgres/columnType.ts';
import type { Columns } from '@talloor/platform/postgres/columns.ts';
import { createTestDatabase } from '@talloor/platform/postgres/testing.ts';
import { readModelSchema } from '@talloor/platform/subscription/defineReadModel.ts';
import { createReadModelTables } from '@talloor/platform/subscription/readModelTables.ts';
import * as platformTables from '@talloor/platform/tables.ts';
import { readModels } from '@talloor/projections/tables/readModels.ts';
import * as exportTables from '@talloor/query-api/exportTables.ts';
import * as demoTables from './demoTables.ts';
import { migrateAll } from './schemas.ts';

type Declared = { readonly qualifiedName: string; readonly columns: Columns };
const tablesOfReadModels = Object.values(readModels).flatMap(({ tables }) => Object.values(tables));
const declared: readonly Declared[] = [
  ...Object.values(analyticsTables),
  ...Object.values(catalogueTables),
  ...Object.values(commandTables),
  ...Object.values(demoTables),
  ...Object.values(platformTables),
  ...Object.values(exportTables),
  ...tablesOfReadModels,
];

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let pool: pg.Pool;
beforeAll(async () => {
  database = await createTestDatabase();
  await migrateAll(database.url);
  pool = new pg.Pool({ connectionString: database.url, max: 1 });
  await createReadModelTables(pool, readModelSchema, tablesOfReadModels);
}, 60_000);
afterAll(async () => {
  await pool.end();
  await database.drop();
});

const shortNames: Readonly<Record<string, string>> = {
  integer: 'int',
  'integer[]': 'int[]',
  'character varying': 'varchar',
  'timestamp with time zone': 'timestamptz',
  'timestamp with time zone[]': 'timestamptz[]',
  'timestamp(6) without time zone': 'timestamp',
};

test('every declared table has the columns and types of the database’s table', async () => {
  const { rows } = await pool.query<{ table: string; name: string; type: string; isNotNull: boolean }>(
    `select attrelid::regclass::text as table, attname as name, format_type(atttypid, atttypmod) as type,
       attnotnull as "isNotNull"
     from pg_attribute where attnum > 0 and not attisdropped and attrelid = any($1::regclass[]) order by attnum`,
    [declared.map(({ qualifiedName }) => qualifiedName)],
  );
  const real: Record<string, Record<string, string>> = {};
  for (const { table, name, type, isNotNull } of rows)
    (real[table] ??= {})[name] = `${shortNames[type] ?? type}${isNotNull ? ' not null' : ''}`;
  const declaredColumns = declared.map(({ qualifiedName, columns }) => [
    qualifiedName,
    Object.fromEntries(
      Object.entries(columns).map(([name, column]) => [
        name,
        `${columnType(column)}${/ not null| primary key/.test(column) ? ' not null' : ''}`,
      ]),
    ),
  ]);
  expect(Object.fromEntries(declaredColumns)).toEqual(real);
});
