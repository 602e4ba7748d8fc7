import { afterAll, beforeAll, expect, test } from '@jest/globals';
import pg from 'pg';
import { migrate } from './migrate.ts';
import { createEmptyTestDatabase } from './testing.ts';

let database: Awaited<ReturnType<typeof createEmptyTestDatabase>>;
beforeAll(async () => {
  database = await createEmptyTestDatabase();
});
afterAll(() => database.drop());

test('migrate runs each migration once, also when several processes start on an empty database', async () => {
  const steps = [
    {
      name: '001_first',
      up: (db: { raw: (sql: string) => Promise<unknown> }) =>
        db.raw('create table sample.first (id int)').then(() => undefined),
    },
  ];
  await Promise.all(Array.from({ length: 5 }, () => migrate(database.url, 'sample', steps as never)));
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const { rows } = await client.query('select name from sample.migrations');
  await client.end();
  expect(rows).toEqual([{ name: '001_first' }]);
});

test('migrate needs only read rights for an up-to-date schema', async () => {
  const step = (name: string) => ({ name, up: () => Promise.resolve() });
  await migrate(database.url, 'shown', [step('001_first')]);
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const reader = new URL(database.url);
  reader.username = `reader_${reader.pathname.slice(1)}`;
  await client.query(`create role ${reader.username} login`);
  try {
    await client.query(`grant usage on schema shown to ${reader.username}`);
    await client.query(`grant select on all tables in schema shown to ${reader.username}`);
    await migrate(reader.href, 'shown', [step('001_first')]);
    await expect(migrate(reader.href, 'shown', [step('001_first'), step('002_second')])).rejects.toThrow(
      'permission denied',
    );
  } finally {
    await client.query(`drop owned by ${reader.username}`);
    await client.query(`drop role ${reader.username}`);
    await client.end();
  }
});
