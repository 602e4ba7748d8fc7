import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createPool } from './createPool.ts';
import { createTestDatabase } from './testing.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

test('a connection that ends between two queries fails the second query, but not the process', async () => {
  const pool = createPool(database.url, { name: 'holder', max: 2 });
  const client = await pool.connect();
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  const connectionEnd = new Promise((resolve) => client.once('end', resolve));
  await pool.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
  await connectionEnd;
  await expect(client.query('select 1')).rejects.toThrow('not queryable');
  client.release(true);
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  await pool.end();
});

test('a pool that has ended reports no lost connection', async () => {
  const errors: Error[] = [];
  const pool = createPool(database.url, { name: 'ended', onError: (error) => errors.push(error) });
  await pool.query('select 1');
  const client = await pool.connect();
  client.release();
  await pool.end();
  pool.emit('error', new Error('terminated by the administrator'), client);
  expect(errors).toEqual([]);
});
