import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { keepSecrets } from '../keepSecrets.ts';
import { holdFolder } from './holdFolder.ts';
import { startEmbeddedPostgres } from './startEmbeddedPostgres.ts';
import { sweepLeftovers } from './sweepLeftovers.ts';

export type OpenDataFolder = {
  readonly url: string;
  /** False when a running product holds the folder: read only. */
  readonly isHeld: boolean;
  readonly lost: Promise<void>;
  /** Ends the server when the folder is held. */
  readonly close: () => Promise<void>;
};

/**
 * Starts or adopts the embedded PostgreSQL of a folder.
 * @param patienceMs time to get the lock
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
