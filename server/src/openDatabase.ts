import { access, mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Configuration } from '@talloor/platform/configuration.ts';
import { holdFolder } from './embedded/holdFolder.ts';
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
  /** Resolves where the embedded PostgreSQL goes while the product needs it; never for one of the configuration. */
  readonly lost: Promise<void>;
  readonly close: () => Promise<void>;
};

/** There is no tenant in the data folder. */
export class NoTenant extends Error {
  override readonly name = 'NoTenant';
}

/** A tenant as a tool sees it; `isHeld` is false where the product runs on the data folder. */
export type VisitedDatabase = Omit<Database, 'sessionSecret'> & { readonly isHeld: boolean };

/**
 * The same for tools that look at a tenant, whether the product runs or not. The data folder is asked only for what the
 * configuration does not say. @throws NoTenant where it has to be asked and holds none
 */
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

/** For a holder that was killed a moment ago. */
const patienceMs = 1500;

const never = new Promise<never>(() => undefined);

/** The secrets of the configuration, or else of the data folder. */
export async function secretsOf({ dataDir, masterKey, sessionSecret }: Configuration) {
  const kept = await keepSecrets(dataDir);
  return {
    masterKey: masterKey ?? Buffer.from(kept.masterKey, 'hex'),
    sessionSecret: sessionSecret ?? kept.sessionSecret,
  };
}

/**
 * The PostgreSQL of the configuration, or the embedded one of the data folder, with the secrets of the configuration or
 * else of the folder. @throws AlreadyRunning
 */
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
