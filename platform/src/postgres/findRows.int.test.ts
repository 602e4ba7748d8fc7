import { afterAll, beforeAll, expect, test } from '@jest/globals';
import pg from 'pg';
import { columnsOf, defineTable, listOf, orNull, typed, type RowOf } from './columns.ts';
import { findRow, findRows } from './findRows.ts';
import { createTestDatabase } from './testing.ts';

const parcels = defineTable('public.parcels', {
  number: 'int primary key',
  town: 'text not null',
  weight: 'double precision',
  size: typed<'small' | 'large'>('text not null'),
  stamps: typed<readonly string[]>('jsonb'),
});

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let pool: pg.Pool;
beforeAll(async () => {
  database = await createTestDatabase();
  pool = new pg.Pool({ connectionString: database.url, max: 1 });
  const columns = Object.entries(parcels.columns).map(([name, declared]) => `${name} ${declared}`);
  await pool.query(`create table ${parcels.qualifiedName} (${columns.join(', ')})`);
  await pool.query(
    `insert into ${parcels.qualifiedName} values (1, 'Gent', 2.5, 'small', '["a"]'), (2, 'Brugge', null, 'large', null)`,
  );
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});

test('findRows returns rows with the declared columns and types', async () => {
  const columns = { ...columnsOf(parcels, 'town', 'size', 'stamps'), total: 'int not null' } as const;
  const text = `select ${listOf(columnsOf(parcels, 'town', 'size', 'stamps'), 'p')}, 2 as total
    from ${parcels.qualifiedName} p order by number`;
  const rows: readonly RowOf<typeof columns>[] = await findRows(pool, columns, text);
  const typedRows: readonly {
    readonly town: string;
    readonly size: 'small' | 'large';
    readonly stamps: readonly string[] | null;
    readonly total: number;
  }[] = rows;
  expect(typedRows).toEqual([
    { town: 'Gent', size: 'small', stamps: ['a'], total: 2 },
    { town: 'Brugge', size: 'large', stamps: null, total: 2 },
  ]);
});

test('findRow returns null without a row, and passes parameters on', async () => {
  const columns = columnsOf(parcels, 'town');
  const text = `select town from ${parcels.qualifiedName} where number = $1`;
  expect(await findRow(pool, columns, text, [2])).toEqual({ town: 'Brugge' });
  expect(await findRow(pool, columns, { text, values: [3] })).toBeNull();
});

test.each([
  [
    'of another type',
    'select town from parcels',
    { town: 'int not null' },
    'town is declared as int and comes as text',
  ],
  ['of another name', 'select town as city from parcels', { town: 'text not null' }, 'column city is not declared'],
  ['that is missing', 'select town from parcels', { town: 'text not null', size: 'text not null' }, 'no column size'],
  ['that comes twice', 'select town, town from parcels', { town: 'text not null' }, 'gives a column twice'],
  ['that is null', 'select weight from parcels', { weight: 'double precision not null' }, 'holds null'],
  ['of a type that is unknown', 'select town from parcels', { town: 'word not null' }, 'the unknown type word'],
] as const)('findRows rejects a column %s', async (_, text, columns, complaint) => {
  await expect(findRows(pool, columns, text)).rejects.toThrow(complaint);
});

test('orNull makes the columns of an outer join nullable', async () => {
  const columns = orNull(columnsOf(parcels, 'number', 'town', 'size'));
  expect(columns).toEqual({ number: 'int', town: 'text', size: 'text' });
  const row: RowOf<typeof columns> | null = await findRow(
    pool,
    columns,
    `select p.number, p.town, p.size from (select 1) one left join ${parcels.qualifiedName} p on p.number = 9`,
  );
  expect(row).toEqual({ number: null, town: null, size: null });
});

test('a JSON column needs a declared type, and an unknown column does not compile', () => {
  // @ts-expect-error a column of JSON without its type is unknown
  const stamps: string = ({} as RowOf<{ stamps: 'jsonb not null' }>).stamps;
  // @ts-expect-error the table has no such column
  expect(columnsOf(parcels, 'colour')).toEqual({ colour: undefined });
  expect(stamps).toBeUndefined();
});
