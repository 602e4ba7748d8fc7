import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type pg from 'pg';
import { platformMigrations } from '../migrations.ts';
import { createPool } from '../postgres/createPool.ts';
import { migrate } from '../postgres/migrate.ts';
import { createTestDatabase } from '../postgres/testing.ts';
import { checkpointsOf, readModelsCaughtUp } from './caughtUp.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let pool: pg.Pool;
beforeAll(async () => {
  database = await createTestDatabase();
  await migrate(database.url, 'platform', platformMigrations);
  pool = createPool(database.url, { name: 'test' });
  const insert = 'insert into platform.checkpoints (name, store_id, position) values ($1, $2, $3)';
  await pool.query(insert, ['orders@1', 'ours', '7'.padStart(20, '0')]);
  await pool.query(insert, ['parcels@1', 'theirs', '9'.padStart(20, '0')]);
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});

const store = { storeId: () => Promise.resolve('ours'), head: () => Promise.resolve('7'.padStart(20, '0')) };

test('read models at the head of their store are ready', async () => {
  expect(await readModelsCaughtUp({ pool, store, names: ['orders@1'] })()).toBe(`at ${'7'.padStart(20, '0')}`);
});

test('read models of another store are rejected, at any position', async () => {
  const names = ['orders@1', 'parcels@1'];
  const refusal = 'parcels@1: its events are in another store';
  await expect(checkpointsOf({ pool, store, names })).rejects.toThrow(refusal);
  await expect(readModelsCaughtUp({ pool, store, names })()).rejects.toThrow(refusal);
});
