import { randomBytes } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type pg from 'pg';
import { WrongMasterKey } from './codec/postgresPersonKeys.ts';
import { createInMemoryEventStore, type InMemoryEventStore } from './eventStore/testing/inMemoryEventStore.ts';
import { sampleEvent, sampleStream } from './eventStore/testing/samples.ts';
import { matchTenant, TenantMismatch } from './matchTenant.ts';
import { createPool } from './postgres/createPool.ts';
import { createTestDatabase } from './postgres/testing.ts';

const masterKey = randomBytes(32);
let database: Awaited<ReturnType<typeof createTestDatabase>>;
let pool: pg.Pool;
let store: InMemoryEventStore;
beforeEach(async () => {
  database = await createTestDatabase();
  pool = createPool(database.url, { name: 'test' });
  store = createInMemoryEventStore();
});
afterEach(async () => {
  await pool.end();
  await database.drop();
});

const match = (key: Uint8Array = masterKey) => matchTenant({ pool, store, masterKey: key });
const append = () => store.append(sampleStream(), 'none', [sampleEvent()]);
const emptyDatabase = () => pool.query('truncate platform.tenant, platform.checkpoints');
const readWith = (storeId: string) =>
  pool.query('insert into platform.checkpoints (name, store_id, position) values ($1, $2, $3)', [
    'crates@1',
    storeId,
    '1'.padStart(20, '0'),
  ]);
const refusal = async (key?: Uint8Array) => match(key).catch((error: unknown) => error);

test('the first start claims database and event store, also from several services at once', async () => {
  await Promise.all([match(), match(), match()]);
  await append();
  await match();
  const { rows } = await pool.query<{ tenant_id: string }>('select tenant_id from platform.tenant');
  expect(rows).toEqual([{ tenant_id: (await store.tenant())?.tenantId }]);
});

test('an empty database beside events is the stranger', async () => {
  await match();
  await append();
  await emptyDatabase();
  const error = await refusal();
  expect(error).toBeInstanceOf(TenantMismatch);
  expect(error).toMatchObject({ message: expect.stringMatching(/^The stranger is the database \(DATABASE_URL\)/) });
});

test('an empty event store, or one of another tenant under the same key, is refused', async () => {
  await match();
  store = createInMemoryEventStore();
  expect(await refusal()).toMatchObject({
    name: 'TenantMismatch',
    message: expect.stringMatching(/^The stranger is the event store \(EVENT_STORE\)\. It is empty/),
  });
  await append();
  expect(await refusal()).toMatchObject({ message: expect.stringContaining('It holds events without a tenant') });
  const other = await matchedElsewhere(masterKey);
  store = other;
  expect(await refusal()).toMatchObject({ message: expect.stringContaining((await other.tenant())?.tenantId ?? '-') });
});

async function matchedElsewhere(key: Uint8Array): Promise<InMemoryEventStore> {
  const other = createInMemoryEventStore();
  await emptyDatabaseFor(() => matchTenant({ pool, store: other, masterKey: key }));
  return other;
}
async function emptyDatabaseFor(work: () => Promise<void>): Promise<void> {
  const { rows } = await pool.query('select tenant_id, key_check from platform.tenant');
  await emptyDatabase();
  await work();
  await emptyDatabase();
  for (const { tenant_id: tenantId, key_check: keyCheck } of rows)
    await pool.query('insert into platform.tenant (tenant_id, key_check) values ($1, $2)', [tenantId, keyCheck]);
}

test('the master key tells which of three is the stranger', async () => {
  const otherKey = randomBytes(32);
  await match();
  await append();
  expect(await refusal(otherKey)).toBeInstanceOf(WrongMasterKey);
  const right = store;
  store = await matchedElsewhere(otherKey);
  expect(await refusal()).toMatchObject({ message: expect.stringMatching(/^The stranger is the event store/) });
  expect(await refusal(otherKey)).toMatchObject({ message: expect.stringMatching(/^The stranger is the database/) });
  store = right;
  await emptyDatabase();
  expect(await refusal(otherKey)).toMatchObject({ message: 'MASTER_KEY is not the one of the event store.' });
});

test('a tenant of an older version is claimed, because its database has read its events', async () => {
  await append();
  await readWith(await store.storeId());
  await match();
  expect(await store.tenant()).not.toBeNull();
  await match();
});

test('a start that ended between its two claims is completed', async () => {
  await match();
  const tenant = await store.tenant();
  await emptyDatabase();
  await match();
  await append();
  await match();
  expect(await store.tenant()).toEqual(tenant);
});

test('a copy of the store from before the claim is claimed again for its tenant', async () => {
  await append();
  await readWith(await store.storeId());
  await match();
  const tenant = await store.tenant();
  store = createInMemoryEventStore(await store.storeId());
  await append();
  await match();
  expect(await store.tenant()).toEqual(tenant);
});
