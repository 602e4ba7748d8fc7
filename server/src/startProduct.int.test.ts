import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { parseConfiguration } from '@talloor/platform/configuration.ts';
import { startProduct } from './startProduct.ts';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'talloor-start-'));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

test('a port that another program has is told at once, before anything is made', async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const { port } = other.address() as AddressInfo;
  const said: string[] = [];
  const configuration = parseConfiguration({ PORT: String(port), DATA_DIR: dataDir });
  const start = startProduct({ configuration, say: (line) => said.push(line), endings: [] });
  await expect(start).rejects.toThrow(`port ${port} is taken: set PORT to another one`);
  expect([said, await readdir(dataDir)]).toEqual([[], []]);
  await new Promise((resolve) => other.close(resolve));
});
