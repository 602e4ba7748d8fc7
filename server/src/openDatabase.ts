import { access, mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Configuration } from '@talloor/platform/configuration.ts';
import { holdFolder } from './embedded/holdFolder.ts';
import { openDataFolder } from './embedded/openDataFolder.ts';
import { keepSecrets } from './keepSecrets.ts';

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
  /** Unexpected stop of the embedded PostgreSQL; never for a configured one. */
  readonly lost: Promise<void>;
  readonly close: () => Promise<void>;
};

export class NoTenant extends Error {
  override readonly name = 'NoTenant';
}

/** `isHeld`: false while the product uses the data folder. */
export type VisitedDatabase = Omit<Database, 'sessionSecret'> & { readonly isHeld: boolean };

/** For tools, also beside a running product. @throws NoTenant */
export async function visitDatabase(configuration: Configuration): Promise<VisitedDatabase> {
  const { dataDir, databaseUrl } = configuration;
  if (databaseUrl === null || configuration.masterKey === null) await mustHoldTenant(dataDir);
  const masterKey = configuration.masterKey ?? Buffer.from((await keepSecrets(dataDir)).masterKey, 'hex');
  if (databaseUrl !== null) {
    const { isHeld, release } = await holdFolder(databaseUrl, dataDir, 0);
    return { url: databaseUrl, masterKey, isHeld, lost: never, close: release };
  }
  return { masterKey, ...(await openDataFolder(dataDir)) };
}

async function mustHoldTenant(dataDir: string): Promise<void> {
  const isTenant = await access(join(dataDir, 'secrets.json')).then(
    () => true,
    () => false,
  );
  if (!isTenant) throw new NoTenant(`there is no tenant in ${resolve(dataDir)}`);
}

const patienceMs = 1500;

const never = new Promise<never>(() => undefined);

/** Of the configuration, else the data folder. */
export async function secretsOf({ dataDir, masterKey, sessionSecret }: Configuration) {
  const storedSecrets = await keepSecrets(dataDir);
  return {
    masterKey: masterKey ?? Buffer.from(storedSecrets.masterKey, 'hex'),
    sessionSecret: sessionSecret ?? storedSecrets.sessionSecret,
  };
}

/** @throws AlreadyRunning */
export async function openDatabase(configuration: Configuration, say: (line: string) => void): Promise<Database> {
  const { dataDir, databaseUrl } = configuration;
  await mkdir(dataDir, { recursive: true });
  const secrets = await secretsOf(configuration);
  if (databaseUrl !== null) {
    const { isHeld, release } = await holdFolder(databaseUrl, dataDir, patienceMs);
    if (!isHeld) throw new AlreadyRunning(dataDir);
    return { url: databaseUrl, ...secrets, lost: never, close: release };
  }
  say('starting PostgreSQL');
  const folder = await openDataFolder(dataDir, patienceMs);
  if (!folder.isHeld) throw new AlreadyRunning(dataDir);
  return { ...secrets, url: folder.url, lost: folder.lost, close: folder.close };
}
