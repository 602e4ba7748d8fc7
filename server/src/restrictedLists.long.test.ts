import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { bundledProgram } from '@talloor/platform/testing/bundledProgram.ts';
import { parseConfiguration } from '@talloor/platform/configuration.ts';
import { createTestDatabase } from '@talloor/platform/postgres/testing.ts';
import { openShop, type Shop } from './faults/testing/openShop.ts';

const ends: (() => Promise<unknown>)[] = [];
let folder: string;
let environment: Record<string, string>;
let shop: Shop;
beforeAll(async () => {
  const database = await createTestDatabase();
  ends.push(database.drop);
  folder = await mkdtemp(join(tmpdir(), 'talloor-restricted-'));
  ends.push(() => rm(folder, { recursive: true, force: true }));
  environment = { DATABASE_URL: database.url, MASTER_KEY: '07'.repeat(32), DATA_DIR: folder };
  shop = await openShop(parseConfiguration(environment));
  ends.push(shop.close);
  await shop.writeArticles({ 100001: null, 100002: null });
  await shop.addCustomer('204118');
  await shop.addUser('lotte', ['204118']);
  await shop.addUser('amelie', []);
}, 60_000);
afterAll(async () => {
  for (const end of ends.toReversed()) await end();
});

async function run(...args: string[]) {
  const child = spawn(process.execPath, [bundledProgram('restrictedLists'), ...args], {
    env: { ...process.env, ...environment },
  });
  let [out, err] = ['', ''];
  child.stdout.on('data', (chunk: Buffer) => (out += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (err += chunk.toString()));
  const status = await new Promise((resolve) => child.once('close', resolve));
  return { status, out, err };
}
async function lists() {
  const { rows } = await shop.pool.query(
    `select name, array(select article_number from catalogue.restricted_list_articles a
       where a.customer_number = l.customer_number order by 1) as articles from catalogue.restricted_lists l`,
  );
  return rows;
}

test('a wrong call or an unknown user, customer or article opens no list', async () => {
  const file = join(folder, 'unknown.txt');
  await writeFile(file, '100001\n999999\n');
  const words = join(folder, 'words.txt');
  await writeFile(words, 'article_number\n100001\n');
  const refusals = [
    [2, ['open', '204118', 'Keuken']],
    [2, ['open', 'Bistro', 'Keuken', 'lotte']],
    [2, ['managers', '204118', 'lotte']],
    [1, ['managers', '204118', 'lotte', 'wissel'], 'customer 204118 has no restricted list'],
    [1, ['open', '204118', 'Keuken', 'niemand'], 'there is no user niemand'],
    [1, ['open', '204118', 'Keuken', 'amelie'], 'amelie does not order for customer 204118'],
    [1, ['open', '204118', 'Keuken', 'lotte', file], 'there is no article 999999'],
    [1, ['open', '204118', 'Keuken', 'lotte', words], '"article_number" is no article number'],
    [1, ['open', '204118', 'Keuken', 'lotte', join(folder, 'nowhere')], 'the file cannot be read'],
  ] as const;
  await Promise.all(
    refusals.map(async ([status, args, text = '']) => {
      expect(await run(...args)).toMatchObject({ status, err: expect.stringContaining(text) });
    }),
  );
  expect(await lists()).toEqual([]);
}, 60_000);

test('a list is opened once, with the articles of a file', async () => {
  const file = join(folder, 'articles.txt');
  await writeFile(file, '\uFEFF100001\r\n100002, 100001\r\n');
  expect(await run('open', '204118', 'Keuken', 'Lotte', file)).toMatchObject({
    status: 0,
    out: 'Keuken: Lotte allows what the users of 204118 order, 2 articles now\n',
  });
  expect(await lists()).toEqual([{ name: 'Keuken', articles: ['100001', '100002'] }]);
  expect(await run('open', '204118', 'Bar', 'lotte')).toMatchObject({
    status: 1,
    err: expect.stringContaining('customer 204118 has a restricted list: Keuken'),
  });
}, 60_000);

test('the managers of a list are changed with a reason, and only to users of the customer', async () => {
  await shop.addUser('karim', ['204118']);
  expect(await run('managers', '204118', 'karim,amelie', 'chef gewisseld')).toMatchObject({
    status: 1,
    err: expect.stringContaining('amelie does not order for customer 204118'),
  });
  expect(await run('managers', '204118', 'Karim', 'chef gewisseld')).toMatchObject({
    status: 0,
    out: 'Karim now allows what the users of 204118 order\n',
  });
  const { rows } = await shop.pool.query(
    `select l.managers = array[c.user_id] as is_his from catalogue.restricted_lists l
     join command.credentials c on c.username = 'karim'`,
  );
  expect(rows).toEqual([{ is_his: true }]);
}, 60_000);
