import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { createPool } from '@talloor/platform/postgres/createPool.ts';
import { migrate } from '@talloor/platform/postgres/migrate.ts';
import { createEmptyTestDatabase, createTestDatabase } from '@talloor/platform/postgres/testing.ts';
import { until } from '@talloor/platform/testing/until.ts';
import type { Pool } from 'pg';
import { commandMigrations } from '../../migrations.ts';
import { createActiveBaskets, type ActiveBaskets } from './activeBaskets.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let pool: Pool;
let baskets: ActiveBaskets;

beforeAll(async () => {
  database = await createTestDatabase();
  await migrate(database.url, 'command', commandMigrations);
  pool = createPool(database.url, { name: 'active baskets' });
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});
beforeEach(async () => {
  await pool.query('truncate command.active_baskets, command.ended_baskets');
  baskets = createActiveBaskets(pool);
});

test('checkouts of several customers at once give each a new basket, and record the right command', async () => {
  const customers = ['204118', '204126', '300200'];
  const before = await Promise.all(customers.map((customer) => baskets.findOrReserve(customer)));
  await Promise.all(
    customers.map((customer, index) => baskets.end(customer, before[index]?.basketId ?? '', `order-${customer}`)),
  );
  const after = await Promise.all(customers.map((customer) => baskets.findOrReserve(customer)));
  for (const [index, customer] of customers.entries()) {
    expect(after[index]?.ended).toEqual([{ basketId: before[index]?.basketId, endedBy: `order-${customer}` }]);
    expect(after[index]?.basketId).not.toBe(before[index]?.basketId);
  }
});

test('simultaneous endings of a basket keep the command of its checkout', async () => {
  const { basketId } = await baskets.findOrReserve('204118');
  await Promise.all([baskets.end('204118', basketId, null), baskets.end('204118', basketId, 'order-1')]);
  const { ended, basketId: next } = await baskets.findOrReserve('204118');
  expect(ended).toEqual([{ basketId, endedBy: 'order-1' }]);
  await Promise.all([baskets.end('204118', next, 'order-2'), baskets.end('204118', basketId, null)]);
  expect((await baskets.findOrReserve('204118')).ended).toEqual([
    { basketId: next, endedBy: 'order-2' },
    { basketId, endedBy: 'order-1' },
  ]);
});

test('ending another basket keeps the active one', async () => {
  const { basketId } = await baskets.findOrReserve('204118');
  await baskets.end('204118', randomUUID(), 'order-1');
  expect(await baskets.findOrReserve('204118')).toMatchObject({ basketId, ended: [] });
});

test('a reactivated basket appears once in the list of ended baskets', async () => {
  const { basketId: first } = await baskets.findOrReserve('204118');
  const second = randomUUID();
  await baskets.activate('204118', second, '1');
  await baskets.activate('204118', first, '2');
  await baskets.activate('204118', second, '3');
  expect((await baskets.findOrReserve('204118')).ended).toEqual([{ basketId: first, endedBy: null }]);
  await baskets.end('204118', first, 'order-1');
  await baskets.leave('204118', second, '4');
  expect((await baskets.findOrReserve('204118')).ended).toEqual([
    { basketId: second, endedBy: null },
    { basketId: first, endedBy: 'order-1' },
  ]);
});

test('a customer keeps the last hundred ended baskets, newest first, however they end', async () => {
  const baskets104 = Array.from({ length: 104 }, () => randomUUID());
  for (const [index, basketId] of baskets104.entries())
    await baskets.activate('204118', basketId, String(index).padStart(20, '0'));
  const { ended } = await baskets.findOrReserve('204118');
  expect(ended.map(({ basketId }) => basketId)).toEqual(baskets104.slice(3, 103).toReversed());
});

test('checkouts keep the last hundred ended baskets too', async () => {
  const ordered: string[] = [];
  for (let count = 0; count < 102; count += 1) {
    const { basketId } = await baskets.findOrReserve('204118');
    await baskets.end('204118', basketId, `order-${count}`);
    ordered.push(basketId);
  }
  const { ended } = await baskets.findOrReserve('204118');
  const lastHundred = ordered.slice(2).toReversed();
  expect(ended.map(({ basketId }) => basketId)).toEqual(lastHundred);
  await baskets.end('204118', randomUUID(), 'order-102');
  expect((await baskets.find('204118'))?.ended.map(({ basketId }) => basketId)).toEqual(lastHundred);
});

test('a basket without a row ends with its command, also twice at once', async () => {
  const [single, double] = [randomUUID(), randomUUID()];
  await baskets.end('204118', single, 'order-1');
  expect((await baskets.find('204118'))?.ended).toEqual([{ basketId: single, endedBy: 'order-1' }]);
  await Promise.all([baskets.end('204126', double, null), baskets.end('204126', double, 'order-2')]);
  expect((await baskets.find('204126'))?.ended).toEqual([{ basketId: double, endedBy: 'order-2' }]);
});

test('an ending waits for an activation that is under way', async () => {
  const { basketId: first } = await baskets.findOrReserve('204118');
  await baskets.activate('204118', randomUUID(), '1');
  const client = await pool.connect();
  await client.query('begin');
  await client.query('update command.active_baskets set basket_id = $1', [first]);
  const ending = baskets.end('204118', first, 'order-1');
  await until('the ending waits', async () => {
    const { rows } = await pool.query(
      "select from pg_stat_activity where wait_event_type = 'Lock' and query ~ 'ending'",
    );
    return rows.length > 0;
  });
  await client.query('commit');
  client.release();
  await ending;
  expect((await baskets.find('204118'))?.basketId).not.toBe(first);
  expect((await baskets.find('204118'))?.ended[0]).toEqual({ basketId: first, endedBy: 'order-1' });
});

test('a basket that ends again is the newest, and keeps the command of its first ending', async () => {
  const { basketId: first } = await baskets.findOrReserve('204118');
  await baskets.end('204118', first, 'order-1');
  const { basketId: second } = await baskets.findOrReserve('204118');
  await baskets.activate('204118', first, '1');
  await baskets.end('204118', first, null);
  expect((await baskets.findOrReserve('204118')).ended).toEqual([
    { basketId: first, endedBy: 'order-1' },
    { basketId: second, endedBy: null },
  ]);
});

test('the upgrade to a table of ended baskets keeps their order and commands, and drops doubles', async () => {
  const upgraded = await createEmptyTestDatabase();
  const upgrade = commandMigrations.findIndex(({ name }) => name === '059_ended_baskets');
  await migrate(upgraded.url, 'command', commandMigrations.slice(0, upgrade));
  const oldPool = createPool(upgraded.url, { name: 'upgraded baskets' });
  const [active, newest, oldest] = [randomUUID(), randomUUID(), randomUUID()];
  await oldPool.query(
    `insert into command.active_baskets (customer_number, basket_id, ended_baskets, ended_by)
     values ('204118', $1, $2, $3)`,
    [active, [newest, oldest, oldest], ['order-2', null, null]],
  );
  await migrate(upgraded.url, 'command', commandMigrations);
  expect(await createActiveBaskets(oldPool).findOrReserve('204118')).toMatchObject({
    basketId: active,
    ended: [
      { basketId: newest, endedBy: 'order-2' },
      { basketId: oldest, endedBy: null },
    ],
  });
  await oldPool.end();
  await upgraded.drop();
});
