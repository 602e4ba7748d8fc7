import { hostname } from 'node:os';
import { resolve } from 'node:path';
import pg from 'pg';
import { findRows } from '@talloor/platform/postgres/findRows.ts';

/** First advisory lock number of a data folder; the letters of "tall". */
const lockNumber = 0x74_61_6c_6c;

export type HeldFolder = {
  /** False when another process holds the folder. */
  readonly isHeld: boolean;
  /** When the server ends while the folder is held. */
  readonly lost: Promise<void>;
  readonly release: () => Promise<void>;
};

/**
 * A session lock in its database ends with the process.
 * @param patienceMs time until PostgreSQL notices a dead holder
 */
export async function holdFolder(url: string, dataDir: string, patienceMs: number): Promise<HeldFolder> {
  const holder = new pg.Client({ connectionString: url, application_name: 'talloor-lock', keepAlive: true });
  // A group signal may end the server first.
  holder.on('error', () => undefined);
  await holder.connect();
  let isClosing = false;
  const lost = new Promise<void>((finish) => holder.once('end', () => !isClosing && finish()));
  const isHeld = await hold(holder, `${hostname()}:${resolve(dataDir)}`, Date.now() + patienceMs);
  const release = async () => {
    isClosing = true;
    await holder.end().catch(() => undefined);
  };
  if (!isHeld) await release();
  return { isHeld, lost, release };
}

async function hold(holder: pg.Client, folder: string, giveUpAt: number): Promise<boolean> {
  const text = 'select pg_try_advisory_lock($1, hashtext($2)) as held';
  for (;;) {
    const rows = await findRows(holder, { held: 'boolean not null' }, text, [lockNumber, folder]);
    if (rows[0]?.held === true) return true;
    if (Date.now() >= giveUpAt) return false;
    await new Promise((finish) => setTimeout(finish, 50));
  }
}
