import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { parseConfiguration } from '@talloor/platform/configuration.ts';
import { createEmptyTestDatabase } from '@talloor/platform/postgres/testing.ts';
import { openDatabase, visitDatabase } from './openDatabase.ts';
import { startProduct } from './startProduct.ts';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'talloor-start-'));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

test('a second product on the same data folder is refused, and a tool sees that the product runs', async () => {
  const database = await createEmptyTestDatabase();
  const configured = (folder: string) => parseConfiguration({ DATABASE_URL: database.url, DATA_DIR: folder });
  const open = (folder: string) => openDatabase(configured(folder), () => undefined);
  const first = await open(dataDir);
  await expect(open(dataDir)).rejects.toThrow('already runs on');
  expect(await visitDatabase(configured(dataDir))).toMatchObject({ isHeld: false });
  await (await open(join(dataDir, 'another'))).close();
  await first.close();
  await (await open(dataDir)).close();
  expect(await visitDatabase(configured(dataDir)).then(({ isHeld, close }) => close().then(() => isHeld))).toBe(true);
  await database.drop();
});

test('a taken port is reported at once, before any data are created', async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const { port } = other.address() as AddressInfo;
  const messages: string[] = [];
  const configuration = parseConfiguration({ PORT: String(port), DATA_DIR: dataDir });
  const start = startProduct({ configuration, say: (line) => messages.push(line), endings: [] });
  await expect(start).rejects.toThrow(`port ${port} is taken: set PORT to another one`);
  expect([messages, await readdir(dataDir)]).toEqual([[], []]);
  await new Promise((resolve) => other.close(resolve));
});
