import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createTestCatalogue, type TestCatalogue } from '@talloor/catalogue/testing.ts';
import { bundledProgram } from '@talloor/platform/testing/bundledProgram.ts';

let shop: TestCatalogue;
let folder: string;
beforeAll(async () => {
  shop = await createTestCatalogue();
  folder = await mkdtemp(join(tmpdir(), 'talloor-import-'));
});
afterAll(async () => {
  await shop.drop();
  await rm(folder, { recursive: true, force: true });
});

async function run(tool: 'import' | 'apiKeys', ...args: string[]) {
  const child = spawn(process.execPath, [bundledProgram(tool), ...args], {
    env: { ...process.env, DATABASE_URL: shop.url, MASTER_KEY: '00'.repeat(32), DATA_DIR: folder },
  });
  let [out, err] = ['', ''];
  child.stdout.on('data', (chunk: Buffer) => (out += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (err += chunk.toString()));
  const status = await new Promise((resolve) => child.once('close', resolve));
  return { status, out, err };
}

const content = 'article_number;name_nl;name_fr;subgroup_code;vat\n1;A;B;fruit;6\n2;A;B;nowhere;6\n';
const count = async () => (await shop.pool.query('select 1 from catalogue.products')).rows.length;

test('the import tool imports plain and packed files, and reports rejected lines with status 3', async () => {
  const file = join(folder, 'articles.csv');
  await writeFile(file, content);
  await writeFile(`${file}.gz`, gzipSync(content));
  const dry = await run('import', 'products', file, '--dry-run', '--batch', 'spring');
  expect(dry).toMatchObject({ status: 3, out: expect.stringContaining('a dry run: nothing was written') });
  expect(await count()).toBe(0);
  const packed = await run('import', 'products', `${file}.gz`, '--batch', 'spring');
  expect(packed.status).toBe(3);
  expect(packed.out).toContain('line 3, subgroup_code: there is no sub-group nowhere');
  expect(packed.out).toContain('products: 2 lines, 1 created, 0 changed, 0 unchanged, 1 rejected');
  expect(await count()).toBe(1);
  const repeated = await run('import', 'products', file, '--batch', 'spring');
  expect(repeated.out).toContain('this batch was imported before: nothing was written now');
}, 60_000);

test('the import tool imports an extract of the register of companies once', async () => {
  const extract = await mkdtemp(join(folder, 'kbo-'));
  const files = {
    'meta.csv': '"Variable","Value"\n"ExtractType","full"\n"ExtractNumber","140"\n',
    'enterprise.csv':
      '"EnterpriseNumber","Status","JuridicalSituation","TypeOfEnterprise","JuridicalForm","JuridicalFormCAC","StartDate"\n' +
      '"0200.065.765","AC","000","2","416","","09-08-1960"\n',
    'denomination.csv':
      '"EntityNumber","Language","TypeOfDenomination","Denomination"\n"0200.065.765","2","001","Keukendienst"\n',
    'address.csv':
      '"EntityNumber","TypeOfAddress","CountryNL","CountryFR","Zipcode","MunicipalityNL","MunicipalityFR","StreetNL","StreetFR","HouseNumber","Box","ExtraAddressInfo","DateStrikingOff"\n',
  };
  await Promise.all(Object.entries(files).map(([name, text]) => writeFile(join(extract, name), text)));
  const first = await run('import', 'kbo', extract);
  expect(first).toMatchObject({ status: 0, out: expect.stringContaining('kbo: 2 lines, 1 created') });
  const repeated = await run('import', 'kbo', extract);
  expect(repeated).toMatchObject({ status: 0, out: expect.stringContaining('nothing was written now') });
  expect(await run('import', 'kbo', join(folder, 'nowhere'))).toMatchObject({ status: 1 });
}, 60_000);

test('the import tool reports an unreadable file in one line, and a wrong call with the usage', async () => {
  const file = join(folder, 'strange.csv');
  await writeFile(file, 'colour\nred\n');
  const unread = await run('import', 'products', file);
  expect(unread).toMatchObject({
    status: 1,
    err: expect.stringMatching(/^nothing was imported: the header has no known/),
  });
  await writeFile(join(folder, 'cut.csv.gz'), gzipSync(content.repeat(500)).subarray(0, 90));
  expect(await run('import', 'products', join(folder, 'cut.csv.gz'))).toMatchObject({
    status: 1,
    err: expect.stringMatching(/^nothing was imported: the file is no whole \.gz file/),
  });
  expect(await run('import', 'products', join(folder, 'nowhere.csv'))).toMatchObject({ status: 1 });
  expect(await run('import', 'colours', file)).toMatchObject({ status: 2, out: expect.stringContaining('usage:') });
}, 60_000);

test('the tool creates an API key, lists it without its secret, and revokes it', async () => {
  const createdKey = await run('apiKeys', 'create', 'ERP', 'stock,prices');
  const [, id = '', secret = ''] = /^(\S+) {2}ERP\n(tk_\S+)$/m.exec(createdKey.out) ?? [];
  expect(secret).toHaveLength(46);
  const listed = await run('apiKeys', 'list');
  expect(listed.out).toContain(`${id}  ERP  prices,stock  last used never`);
  expect(listed.out).not.toContain(secret);
  expect(await run('apiKeys', 'revoke', id)).toMatchObject({ status: 0 });
  expect(await run('apiKeys', 'revoke', 'nobody')).toMatchObject({ status: 1 });
  expect((await run('apiKeys', 'list')).out).toContain('ended');
}, 60_000);
