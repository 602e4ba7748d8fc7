import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type pg from 'pg';
import { platformMigrations } from '../migrations.ts';
import { createPool } from '../postgres/createPool.ts';
import { migrate } from '../postgres/migrate.ts';
import { createTestDatabase } from '../postgres/testing.ts';
import type { RecordedEvent } from '../eventStore/port.ts';
import { readModelsCaughtUp, verifiedCheckpoints } from './caughtUp.ts';

const at = (position: number): string => String(position).padStart(20, '0');

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let pool: pg.Pool;
beforeAll(async () => {
  database = await createTestDatabase();
  await migrate(database.url, 'platform', platformMigrations);
  pool = createPool(database.url, { name: 'test' });
  const insert = 'insert into platform.checkpoints (name, store_id, position, event_id) values ($1, $2, $3, $4)';
  await pool.query(insert, ['orders@1', 'ours', at(7), 'event 7']);
  await pool.query(insert, ['crates@1', 'ours', at(5), null]);
  await pool.query(insert, ['parcels@1', 'theirs', at(9), 'event 9']);
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});

const storeUpTo = (head: number, prefix = 'event') => ({
  storeId: () => Promise.resolve('ours'),
  head: () => Promise.resolve(at(head)),
  readAt: (position: string) =>
    Promise.resolve(position <= at(head) ? ({ id: `${prefix} ${Number(position)}` } as RecordedEvent) : null),
});
const ready = (store: ReturnType<typeof storeUpTo>, ...names: readonly string[]) =>
  readModelsCaughtUp({ pool, store, names })();

test('read models at the head of their store are ready', async () => {
  expect(await ready(storeUpTo(7), 'orders@1')).toBe(`at ${at(7)} of ${at(7)}`);
  expect(await ready(storeUpTo(5), 'crates@1')).toBe(`at ${at(5)} of ${at(5)}`);
});

test('read models of another store are rejected, at any position', async () => {
  const names = ['orders@1', 'parcels@1'];
  const refusal = 'parcels@1: its events are in another store';
  await expect(verifiedCheckpoints({ pool, store: storeUpTo(9), names })).rejects.toThrow(refusal);
  await expect(ready(storeUpTo(9), ...names)).rejects.toThrow(refusal);
});

test('read models are rejected when the store lost their last event, also after it has grown beyond', async () => {
  const refusal = 'orders@1: the store lost its last event';
  await expect(ready(storeUpTo(6), 'orders@1', 'crates@1')).rejects.toThrow(refusal);
  await expect(ready(storeUpTo(20, 'other event'), 'orders@1', 'crates@1')).rejects.toThrow(refusal);
  await expect(ready(storeUpTo(4), 'crates@1')).rejects.toThrow('crates@1: the store lost its last event');
});
