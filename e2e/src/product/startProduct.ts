import { randomUUID } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { copyData, preparedData, preparedFolder, readStamp, runningFolder } from './preparedFolder.ts';
import { runServer } from './runServer.ts';

const environment = z.object({
  SHOP_URL: z.url().optional(),
  DATA_DIR: z.string().min(1).optional(),
  DATABASE_URL: z.url().optional(),
});

export type ProductUnderTest = {
  readonly url: string;
  /** Database and mails; null where the product is not ours. */
  readonly dataDir: string | null;
  readonly databaseUrl: string | null;
  readonly sessions: Readonly<Record<string, readonly string[]>>;
  readonly stop: () => Promise<void>;
};

/**
 * The product of `SHOP_URL` (with `DATA_DIR` or `DATABASE_URL`), or one on a copy of the prepared data.
 */
export async function startProduct(settings: Readonly<Record<string, string>> = {}): Promise<ProductUnderTest> {
  const { SHOP_URL, DATA_DIR, DATABASE_URL } = environment.parse(process.env);
  if (SHOP_URL !== undefined)
    return {
      url: SHOP_URL.replace(/\/+$/, ''),
      dataDir: DATA_DIR ?? null,
      databaseUrl: DATABASE_URL ?? null,
      sessions: {},
      stop: () => Promise.resolve(),
    };
  const stamp = await readStamp();
  if (stamp === null) throw new Error(`There are no prepared data in ${preparedFolder}.`);
  // Not `mkdtemp`: the user of PostgreSQL must enter the folder.
  const folder = join(runningFolder, `talloor-journey-${randomUUID()}`);
  await mkdir(folder);
  const dataDir = join(folder, 'data');
  await copyData(preparedData, dataDir);
  const server = await runServer(dataDir, new Date(stamp.moment), settings);
  return {
    url: server.url,
    dataDir,
    databaseUrl: null,
    sessions: stamp.sessions,
    stop: async () => {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
