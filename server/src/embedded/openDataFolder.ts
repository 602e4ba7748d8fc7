import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import pg from 'pg';
import { keepSecrets } from '../keepSecrets.ts';
import { startEmbeddedPostgres } from './startEmbeddedPostgres.ts';

/** Number of the advisory lock that one process at a time holds on a data folder; the letters of "tall". */
const lockNumber = 0x74_61_6c_6c;

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
 * Starts or adopts the embedded PostgreSQL of a data folder and tries to hold the folder. The lock is a database session's:
 * it ends with the process, however that ends.
 * @param patienceMs how long to try: PostgreSQL needs a moment to notice that a killed holder is gone
 */
export async function openDataFolder(dataDir: string, patienceMs = 0): Promise<OpenDataFolder> {
  const folder = resolve(dataDir);
  await mkdir(folder, { recursive: true });
  const { postgresPassword } = await keepSecrets(folder);
  const server = await startEmbeddedPostgres({ dataDir: join(folder, 'postgres'), password: postgresPassword });
  const holder = new pg.Client({ connectionString: server.url, application_name: 'talloor-lock' });
  // The server may end before us (a signal to the whole group): not our failure.
  holder.on('error', () => undefined);
  await holder.connect();
  let isClosing = false;
  const lost = new Promise<void>((resolve) => holder.once('end', () => !isClosing && resolve()));
  const isHeld = await hold(holder, Date.now() + patienceMs);
  if (!isHeld) {
    isClosing = true;
    await holder.end();
  }
  return {
    url: server.url,
    isHeld,
    lost,
    close: async () => {
      if (!isHeld) return;
      isClosing = true;
      await holder.end().catch(() => undefined);
      await server.stop();
    },
  };
}

async function hold(holder: pg.Client, giveUpAt: number): Promise<boolean> {
  for (;;) {
    const { rows } = await holder.query<{ held: boolean }>('select pg_try_advisory_lock($1) as held', [lockNumber]);
    if (rows[0]?.held === true) return true;
    if (Date.now() >= giveUpAt) return false;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
