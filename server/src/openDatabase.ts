import { resolve } from 'node:path';
import { mkdir } from 'node:fs/promises';
import type { Configuration } from '@talloor/platform/configuration.ts';
import { openDataFolder } from './embedded/openDataFolder.ts';
import { keepSecrets } from './keepSecrets.ts';

/** Another process runs the product on this data folder. */
export class AlreadyRunning extends Error {
  override readonly name = 'AlreadyRunning';
  constructor(dataDir: string) {
    super(`Talloor already runs on ${resolve(dataDir)}. Stop it first, or choose another DATA_DIR.`);
  }
}

export type Database = {
  readonly url: string;
  readonly masterKey: Uint8Array;
  readonly sessionSecret: string;
  readonly close: () => Promise<void>;
};

/**
 * The PostgreSQL of the configuration, or the embedded one of the data folder, with the secrets of the configuration or
 * else of the folder. @throws AlreadyRunning
 */
export async function openDatabase(configuration: Configuration, say: (line: string) => void): Promise<Database> {
  const { dataDir, databaseUrl } = configuration;
  await mkdir(dataDir, { recursive: true });
  const kept = await keepSecrets(dataDir);
  const secrets = {
    masterKey: configuration.masterKey ?? Buffer.from(kept.masterKey, 'hex'),
    sessionSecret: configuration.sessionSecret ?? kept.sessionSecret,
  };
  if (databaseUrl !== null) return { url: databaseUrl, ...secrets, close: () => Promise.resolve() };
  say('starting PostgreSQL');
  const folder = await openDataFolder(dataDir);
  if (!folder.isHeld) throw new AlreadyRunning(dataDir);
  return { url: folder.url, ...secrets, close: folder.close };
}
