import { afterAll, beforeAll, expect, test } from '@jest/globals';
import pg from 'pg';
import { migrate } from './migrate.ts';
import { createTestDatabase } from './testing.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

test('a schema is brought up to date once, also when two processes start together', async () => {
  const steps = [
    {
      name: '001_first',
      up: (db: { raw: (sql: string) => Promise<unknown> }) =>
        db.raw('create table sample.first (id int)').then(() => undefined),
    },
  ];
  await migrate(database.url, 'sample', steps as never);
  await Promise.all([migrate(database.url, 'sample', steps as never), migrate(database.url, 'sample', steps as never)]);
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const { rows } = await client.query('select name from sample.migrations');
  await client.end();
  expect(rows).toEqual([{ name: '001_first' }]);
});
