import { randomUUID } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { copyPrepared, preparedMoment } from './preparedFolder.ts';
import { runServer } from './runServer.ts';

const environment = z.object({
  SHOP_URL: z.url().optional(),
  DATA_DIR: z.string().min(1).optional(),
  DATABASE_URL: z.url().optional(),
});

export type ProductUnderTest = {
  /** Without trailing slash. */
  readonly url: string;
  /** Of database and mails; null: external product. */
  readonly dataDir: string | null;
  readonly databaseUrl: string | null;
  readonly stop: () => Promise<void>;
};

/** The product at `SHOP_URL`, or a new one on a copy of the prepared data. */
export async function startProduct(): Promise<ProductUnderTest> {
  const { SHOP_URL, DATA_DIR, DATABASE_URL } = environment.parse(process.env);
  if (SHOP_URL !== undefined)
    return {
      url: SHOP_URL.replace(/\/+$/, ''),
      dataDir: DATA_DIR ?? null,
      databaseUrl: DATABASE_URL ?? null,
      stop: () => Promise.resolve(),
    };
  // Not `mkdtemp`: the PostgreSQL user must enter.
  const folder = join(tmpdir(), `talloor-journey-${randomUUID()}`);
  await mkdir(folder);
  const dataDir = join(folder, 'data');
  await copyPrepared(dataDir);
  const server = await runServer(dataDir, await preparedMoment());
  return {
    url: server.url,
    dataDir,
    databaseUrl: null,
    stop: async () => {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
