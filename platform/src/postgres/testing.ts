import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';

type TestDatabase = { readonly url: string; readonly drop: () => Promise<void> };

const template = 'talloor_template';

export async function createTestTemplate(
  server: string,
  migrateAll: (databaseUrl: string) => Promise<void>,
): Promise<void> {
  await onServer(server, (client) => client.query(`create database ${template}`));
  await migrateAll(urlOf(server, template));
}

/** Uses the server of jest.int.setup.mjs. */
export const createTestDatabase = (): Promise<TestDatabase> =>
  createDatabase(`template ${template} strategy file_copy`);

/** For tests of migrations. */
export const createEmptyTestDatabase = (): Promise<TestDatabase> => createDatabase('');

async function createDatabase(options: string): Promise<TestDatabase> {
  const server = process.env['TEST_DATABASE_URL'];
  if (!server) throw new Error('TEST_DATABASE_URL is not set: run through jest.int.config.mjs');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await onServer(server, (client) => client.query(`create database ${name} ${options}`));
  const drop = () =>
    onServer(server, async (client) => {
      await everybodyHasLeft(client, name);
      await client.query(`drop database if exists ${name} with (force)`);
    });
  return { url: urlOf(server, name), drop };
}

function urlOf(server: string, database: string): string {
  const url = new URL(server);
  url.pathname = `/${database}`;
  return url.href;
}

const longestWaitMs = 2_000;

/** Pools end before their connections close. */
async function everybodyHasLeft(client: pg.Client, database: string): Promise<void> {
  const text = 'select from pg_stat_activity where datname = $1';
  const until = performance.now() + longestWaitMs;
  while (performance.now() < until && (await client.query(text, [database])).rowCount) await pause(10);
}

async function onServer(url: string, work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
