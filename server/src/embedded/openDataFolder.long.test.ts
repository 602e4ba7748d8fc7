import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import pg from 'pg';
import { openDataFolder } from './openDataFolder.ts';
import { findPostmaster } from './postmaster.ts';
import { reachableData } from './serverUser.ts';
import { bundledProgram } from '@talloor/platform/testing/bundledProgram.ts';

let parent: string;
let folder: string;
beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'talloor-folder-'));
  await chmod(parent, 0o755);
  folder = join(parent, 'data');
});
afterEach(async () => {
  const postmaster = await findPostmaster(join(folder, 'postgres'));
  if (postmaster) process.kill(postmaster.pid, 'SIGQUIT');
  await rm(parent, { recursive: true, force: true });
});

async function ask(url: string, question: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  // A killed server fails both query and connection.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query(question)).rows;
  } finally {
    await client.end();
  }
}

async function holdElsewhere() {
  const script = `const { openDataFolder } = await import(${JSON.stringify(bundledProgram('openDataFolder'))});
    const { url, isHeld } = await openDataFolder(${JSON.stringify(folder)});
    console.log(JSON.stringify({ url, isHeld }));
    setInterval(() => undefined, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  return { child, ...(JSON.parse(line.toString()) as { url: string; isHeld: boolean }) };
}

test('a data folder keeps its data and secrets over a restart, and a wrong password is refused', async () => {
  const first = await openDataFolder(folder);
  await ask(first.url, 'create table kept as select 42 as answer');
  const open = new URL(first.url);
  open.password = 'guess';
  await expect(ask(open.href, 'select 1')).rejects.toThrow('password authentication failed');
  await first.close();
  expect((await stat(join(folder, 'secrets.json'))).mode & 0o777).toBe(0o600);
  const second = await openDataFolder(folder);
  expect(await ask(second.url, 'select answer from kept')).toEqual([{ answer: 42 }]);
  await second.close();
  expect(await findPostmaster(join(folder, 'postgres'))).toBeNull();
});

test('a start removes old remains of killed first starts, passwords included, and keeps recent ones', async () => {
  const leftovers = ['postgres-new-1', 'postgres-new-1.password', 'secrets.json-17'];
  await mkdir(join(folder, leftovers[0] ?? '', 'base'), { recursive: true });
  for (const name of [...leftovers.slice(1), 'postgres-new-2.password']) await writeFile(join(folder, name), 'secret');
  const anHourAgo = new Date(Date.now() - 3_600_000);
  for (const name of leftovers) await utimes(join(folder, name), anHourAgo, anHourAgo);
  await (await openDataFolder(folder)).close();
  expect((await readdir(folder)).toSorted()).toEqual([
    'postgres',
    'postgres-new-2.password',
    'postgres.log',
    'secrets.json',
  ]);
});

test('a second start finds the folder held; after a kill -9 it adopts the running server without losing data', async () => {
  const running = await holdElsewhere();
  expect(running.isHeld).toBe(true);
  const second = await openDataFolder(folder);
  expect(second.isHeld).toBe(false);
  await ask(running.url, 'create table acknowledged as select 1 as one');
  await second.close();
  expect(await ask(running.url, 'select one from acknowledged')).toEqual([{ one: 1 }]);

  running.child.kill('SIGKILL');
  await once(running.child, 'exit');
  const reopened = await openDataFolder(folder, 10_000);
  expect(reopened.url).toBe(running.url);
  expect(await ask(reopened.url, 'select one from acknowledged')).toEqual([{ one: 1 }]);
  await reopened.close();
});

test('a start recovers a server killed with its product, even if another program has the pid of the pid file', async () => {
  const running = await holdElsewhere();
  await ask(running.url, 'create table acknowledged as select 1 as one');
  const pidFile = join(folder, 'postgres', 'postmaster.pid');
  const postmaster = await findPostmaster(join(folder, 'postgres'));
  const lines = (await readFile(pidFile, 'utf8')).split('\n');
  process.kill(postmaster?.pid ?? 0, 'SIGKILL');
  running.child.kill('SIGKILL');
  await once(running.child, 'exit');
  await writeFile(pidFile, [process.pid, ...lines.slice(1)].join('\n'));
  const reopened = await openDataFolder(folder, 10_000);
  expect(await ask(reopened.url, 'select one from acknowledged')).toEqual([{ one: 1 }]);
  await reopened.close();
});

test('two simultaneous first starts make one usable database', async () => {
  await Promise.all(
    [1, 2].map(() =>
      openDataFolder(folder).then(
        (dataFolder) => dataFolder.close(),
        () => undefined,
      ),
    ),
  );
  const dataFolder = await openDataFolder(folder);
  expect(await ask(dataFolder.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  await dataFolder.close();
});

test('reachableData moves the data only for root, when the server may not enter the folder', async () => {
  await chmod(parent, 0o700);
  const place = await reachableData(join(parent, 'inner', 'data', 'postgres'));
  const isElsewhere = place !== join(parent, 'inner', 'data', 'postgres');
  expect(isElsewhere).toBe(process.getuid?.() === 0);
  expect(await reachableData(join(parent, 'inner', 'data', 'postgres'))).toBe(place);
  if (isElsewhere) await rm(join(place, '..'), { recursive: true });
});

test('a server killed during a query is reported as lost, and the next start replaces it', async () => {
  const first = await openDataFolder(folder);
  const asking = ask(first.url, 'select count(*) from generate_series(1, 5000000)').catch(() => 'broken off');
  const isAsked = "select 1 from pg_stat_activity where query like '%generate_series%' and pid <> pg_backend_pid()";
  while ((await ask(first.url, isAsked)).length === 0);
  const postmaster = await findPostmaster(await reachableData(join(folder, 'postgres')));
  process.kill(postmaster?.pid ?? 0, 'SIGKILL');
  await first.lost;
  const second = await openDataFolder(folder, 1500);
  expect(second.isHeld).toBe(true);
  expect(await ask(second.url, 'select 1 as answer')).toEqual([{ answer: 1 }]);
  await asking;
  await second.close();
});
