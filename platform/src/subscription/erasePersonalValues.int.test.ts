import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import pg from 'pg';
import { createTestDatabase } from '../postgres/testing.ts';
import { erasePersonalValues } from './erasePersonalValues.ts';
import { defineReadModel, readModelSchema } from './defineReadModel.ts';
import type { Projector } from './projector.ts';
import { createReadModelTables } from './readModelTables.ts';

const { letters, parcels } = defineReadModel({
  name: 'letters',
  version: 1,
  on: [],
  tables: {
    letters: {
      columns: {
        number: 'int not null',
        town: 'text',
        sender: 'text not null',
        addressee: 'text',
        words: 'text',
        envelope: 'json',
        stamps: 'jsonb',
      },
      primaryKey: ['number'],
      personal: { words: 'sender', envelope: 'addressee', stamps: 'sender' },
    },
    parcels: { columns: { number: 'int not null', sender: 'text' }, primaryKey: ['number'] },
  },
}).tables;
const projector = {
  name: 'letters',
  version: 1,
  tables: [letters, parcels],
  handles: [],
  project: () => [],
} as Projector;

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let pool: pg.Pool;
beforeAll(async () => {
  database = await createTestDatabase();
  pool = new pg.Pool({ connectionString: database.url, max: 2 });
  pool.on('error', () => undefined);
  await createReadModelTables(pool, readModelSchema, projector.tables);
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});
beforeEach(async () => {
  await pool.query(`truncate ${letters.qualifiedName}`);
  await pool.query(`insert into ${letters.qualifiedName} values
    (1, 'Gent', 'anna', 'bert', 'dear Bert', '{"name": "Bert", "lines": ["Kaai 4"]}', '{"by": "Anna"}'),
    (2, 'Gent', 'bert', 'anna', 'dear Anna', '{"name": "Anna", "lines": []}', null),
    (3, 'Gent', 'bert', 'bert', 'dear me', '{"name": "Bert", "lines": null}', '{"by": "Bert"}')`);
});

const rowsOf = async (): Promise<unknown[]> =>
  (await pool.query(`select number, town, words, envelope, stamps from ${letters.qualifiedName} order by number`)).rows;
const third = {
  number: 3,
  town: 'Gent',
  words: 'dear me',
  envelope: { name: 'Bert', lines: null },
  stamps: { by: 'Bert' },
};

test('erasePersonalValues erases only one person’s values of a shared row, and keeps their shape', async () => {
  expect(await erasePersonalValues(pool, [projector], 'anna')).toEqual([{ table: letters.name, rows: 2 }]);
  expect(await rowsOf()).toEqual([
    { number: 1, town: 'Gent', words: null, envelope: { name: 'Bert', lines: ['Kaai 4'] }, stamps: { by: null } },
    { number: 2, town: 'Gent', words: 'dear Anna', envelope: { name: null, lines: null }, stamps: null },
    third,
  ]);
});

test('erasePersonalValues erases nothing for an erased or unknown person', async () => {
  await erasePersonalValues(pool, [projector], 'anna');
  const rows = await rowsOf();
  expect(await erasePersonalValues(pool, [projector], 'anna')).toEqual([]);
  expect(await erasePersonalValues(pool, [projector], 'carl')).toEqual([]);
  expect(await rowsOf()).toEqual(rows);
});

test('erasePersonalValues erases nothing in a read model without tables', async () => {
  expect(await erasePersonalValues(pool, [projector], 'anna', 'elsewhere')).toEqual([]);
});

test('erasePersonalValues waits for a projector that locks a row, and keeps its other values', async () => {
  const client = await pool.connect();
  await client.query('begin');
  await client.query(`update ${letters.qualifiedName} set town = 'Brugge', words = 'dear B.' where number = 1`);
  const erasing = erasePersonalValues(pool, [projector], 'anna');
  await client.query('commit');
  client.release();
  await erasing;
  expect((await rowsOf())[0]).toMatchObject({ town: 'Brugge', words: null });
});

test('erasePersonalValues rejects a personal column that is neither text nor JSON', async () => {
  const wrong = { ...letters, personal: { number: 'sender' } };
  await expect(erasePersonalValues(pool, [{ ...projector, tables: [wrong] }], 'anna')).rejects.toThrow(
    `${letters.name}.number is personal and neither text nor JSON`,
  );
});

test('erasePersonalValues keeps the length of an erased list', async () => {
  await pool.query(`insert into ${letters.qualifiedName} values
    (4, 'Gent', 'anna', 'dora', null, '["Dora", null, "Kaai 4"]', null), (5, 'Gent', 'anna', 'dora', null, '[]', null)`);
  expect(await erasePersonalValues(pool, [projector], 'dora')).toEqual([{ table: letters.name, rows: 1 }]);
  const { rows } = await pool.query(`select envelope from ${letters.qualifiedName} where number > 3 order by number`);
  expect(rows).toEqual([{ envelope: [null, null, null] }, { envelope: [] }]);
});
