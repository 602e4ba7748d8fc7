import { mkdtemp, rm, truncate, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createCatalogue } from '@talloor/catalogue/createCatalogue.ts';
import { createPasswords } from '@talloor/command-api/aggregates/account/passwords/createPasswords.ts';
import { createCommandApi } from '@talloor/command-api/createCommandApi.ts';
import { accountStream } from '@talloor/events/account/account.ts';
import { allEvents } from '@talloor/events/allEvents.ts';
import { beginning } from '@talloor/platform/eventStore/port.ts';
import { parseConfiguration } from '@talloor/platform/configuration.ts';
import { openFoundation } from '@talloor/platform/openFoundation.ts';
import { createEmptyTestDatabase } from '@talloor/platform/postgres/testing.ts';
import { checkpointName } from '@talloor/platform/subscription/checkpoints.ts';
import { createRunner } from '@talloor/platform/subscription/createRunner.ts';
import { createReadModelWaiter } from '@talloor/platform/subscription/readModelWaiter.ts';
import { accounts } from '@talloor/projections/models/accounts/accounts.ts';
import { allProjectors } from '@talloor/projections/allProjectors.ts';
import { accountsTable } from '@talloor/projections/tables/accounts.ts';
import { visitDatabase } from '../openDatabase.ts';
import { migrateAll } from '../schemas.ts';
import { backupTenant } from './backupTenant.ts';
import { writeFrames } from './container.ts';
import { readManifest, restoreTenant } from './restoreTenant.ts';

const masterKey = Buffer.alloc(32, 7);
const features = { wish_list: false, restricted_wish_list: false, basket_upload: false, pending_orders: true };
const registration = (username: string) => ({
  username,
  password: 'Welkom-2026',
  firstName: 'Lotte',
  lastName: 'Peeters',
  email: `${username}@example.com`,
  language: 'nl' as const,
  roles: ['customer' as const],
  customers: ['204118'],
});

let folder: string;
let sourceDatabase: Awaited<ReturnType<typeof createEmptyTestDatabase>>;
let targetDatabase: Awaited<ReturnType<typeof createEmptyTestDatabase>>;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'talloor-backup-'));
  [sourceDatabase, targetDatabase] = await Promise.all([createEmptyTestDatabase(), createEmptyTestDatabase()]);
});
afterAll(async () => {
  await rm(folder, { recursive: true });
  await Promise.all([sourceDatabase.drop(), targetDatabase.drop()]);
});

async function onTenant<T>(databaseUrl: string, work: (tenant: Awaited<ReturnType<typeof openTenant>>) => Promise<T>) {
  const tenant = await openTenant(databaseUrl);
  try {
    return await work(tenant);
  } finally {
    await tenant.waiter.close();
    await tenant.runner.stop();
    await tenant.foundation.close();
  }
}

async function openTenant(databaseUrl: string) {
  await migrateAll(databaseUrl);
  const settings = { name: 'test', eventStore: 'postgres', masterKey, now: null, logLevel: 'silent' };
  const foundation = await openFoundation({ ...settings, databaseUrl, definitions: allEvents });
  const { pool, store, codec, clock, logger } = foundation;
  const catalogue = createCatalogue({ pool, clock });
  const command = createCommandApi({ ...foundation, catalogue, features, log: logger, mailer: null });
  const runner = createRunner({ store, codec, databaseUrl, projectors: allProjectors, policies: command.policies });
  await runner.start();
  const waiter = createReadModelWaiter({ databaseUrl, advances: runner.advances });
  const readAccounts = async () => {
    expect(await waiter.waitFor(checkpointName(accounts), await store.head(), 10_000)).toBe(true);
    return (await pool.query(`select * from ${accountsTable.qualifiedName} order by 1`)).rows;
  };
  return { foundation, command, runner, waiter, settled: readAccounts };
}

test('a restored tenant has its events, read models, logins and personal data on another machine, and accepts new accounts', async () => {
  const file = join(folder, 'tenant.backup');
  const before = await onTenant(
    sourceDatabase.url,
    async ({ foundation: { store }, command, settled: readAccounts }) => {
      const userId = await command.registerAccount(registration('lotte'));
      const rows = await readAccounts();
      await backupTenant(sourceDatabase.url, file, { masterKey, isIncluded: true });
      return { userId, rows, events: await store.readAll(beginning, 100), storeId: await store.storeId() };
    },
  );
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect((await readManifest(file)).masterKey).toBe(masterKey.toString('hex'));
  expect(before.events.length).toBeGreaterThan(0);

  await restoreTenant(targetDatabase.url, file);

  await onTenant(targetDatabase.url, async ({ foundation: { pool, store, codec }, command, settled: readAccounts }) => {
    expect(await store.readAll(beginning, 100)).toEqual(before.events);
    expect(await store.storeId()).toBe(before.storeId);
    expect(await readAccounts()).toEqual(before.rows);
    const [registered] = await codec.decode(await store.readStream(accountStream(before.userId)));
    expect(registered?.event.data).toMatchObject({ firstName: 'Lotte' });
    const credentials = await pool.query<{ password_hash: string }>(
      'select password_hash from command.credentials where user_id = $1',
      [before.userId],
    );
    expect(await createPasswords().isCorrect('Welkom-2026', credentials.rows[0]?.password_hash ?? null)).toBe(true);
    const next = await command.registerAccount(registration('amelie'));
    expect(Number(next)).toBeGreaterThan(Number(before.userId));
    expect(await readAccounts()).toHaveLength(before.rows.length + 1);
  });
});

test('a restore refuses a tenant with data, and a truncated or invalid file changes nothing', async () => {
  const file = join(folder, 'second.backup');
  await backupTenant(sourceDatabase.url, file, { masterKey, isIncluded: false });
  await expect(restoreTenant(sourceDatabase.url, file)).rejects.toThrow('the tenant is not empty');
  const empty = await createEmptyTestDatabase();
  await truncate(file, Math.floor((await stat(file)).size / 2));
  await expect(restoreTenant(empty.url, file)).rejects.toThrow(`${file} was cut off`);
  await writeFile(file, 'no backup');
  await expect(restoreTenant(empty.url, file)).rejects.toThrow(`${file} is no backup of Talloor`);
  await expect(restoreTenant(empty.url, `${file}.gone`)).rejects.toThrow(`there is no file ${file}.gone`);
  await backupTenant(sourceDatabase.url, file, { masterKey, isIncluded: false });
  expect(await restoreTenant(empty.url, file)).toBeGreaterThan(10);
  await empty.drop();
});

test('a backup refuses another master key than the tenant’s, whether or not the file holds it', async () => {
  const file = join(folder, 'foreign.backup');
  for (const isIncluded of [true, false]) {
    const foreign = { masterKey: Buffer.alloc(32, 8), isIncluded };
    await expect(backupTenant(sourceDatabase.url, file, foreign)).rejects.toThrow('sealed under another master key');
  }
  await expect(stat(file)).rejects.toThrow('ENOENT');
});

test('a restore refuses unknown columns, so that a hostile backup runs no SQL', async () => {
  const file = join(folder, 'hostile.backup');
  await backupTenant(sourceDatabase.url, file, { masterKey, isIncluded: false });
  const manifest = await readManifest(file);
  const empty = await createEmptyTestDatabase();
  const hostile = writeFrames(file);
  await hostile.write(JSON.stringify(manifest));
  await hostile.write(JSON.stringify({ table: 'command.credentials', columns: ["user_id) from program 'id' --"] }));
  await hostile.write('');
  await hostile.end();
  await expect(restoreTenant(empty.url, file)).rejects.toThrow('command.credentials has no column');
  await empty.drop();
});

test('a tool reads from the data folder only values that the configuration lacks', async () => {
  const dataDir = join(folder, 'nobody');
  const configured = (env: Record<string, string>) => parseConfiguration({ DATA_DIR: dataDir, ...env });
  const key = { MASTER_KEY: masterKey.toString('hex') };
  const visited = await visitDatabase(configured({ DATABASE_URL: sourceDatabase.url, ...key }));
  expect([visited.url, Buffer.from(visited.masterKey)]).toEqual([sourceDatabase.url, masterKey]);
  for (const env of [{}, key, { DATABASE_URL: sourceDatabase.url }])
    await expect(visitDatabase(configured(env))).rejects.toThrow('there is no tenant in');
  await expect(stat(dataDir)).rejects.toThrow('ENOENT');
});
