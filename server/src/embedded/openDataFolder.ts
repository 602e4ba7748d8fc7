import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { keepSecrets } from '../keepSecrets.ts';
import { holdFolder } from './holdFolder.ts';
import { startEmbeddedPostgres } from './startEmbeddedPostgres.ts';
import { sweepLeftovers } from './sweepLeftovers.ts';

export type OpenDataFolder = {
  readonly url: string;
  /** False where a running product holds the folder: look, do not touch. */
  readonly isHeld: boolean;
  /** Resolves where the server goes while we hold the folder: it crashed, or somebody ended it. */
  readonly lost: Promise<void>;
  /** Ends the server where we hold the folder. */
  readonly close: () => Promise<void>;
};

/**
 * Starts or adopts the embedded PostgreSQL of a data folder and tries to hold the folder.
 * @param patienceMs how long to try to hold it
 */
export async function openDataFolder(dataDir: string, patienceMs = 0): Promise<OpenDataFolder> {
  const folder = resolve(dataDir);
  await mkdir(folder, { recursive: true });
  const { postgresPassword } = await keepSecrets(folder);
  const server = await startEmbeddedPostgres({ dataDir: join(folder, 'postgres'), password: postgresPassword });
  const { isHeld, lost, release } = await holdFolder(server.url, folder, patienceMs);
  if (isHeld) await sweepLeftovers(folder, Date.now());
  return {
    url: server.url,
    isHeld,
    lost,
    close: async () => {
      if (!isHeld) return;
      await release();
      await server.stop();
    },
  };
}
