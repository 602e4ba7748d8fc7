import { randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

const secrets = z.object({ masterKey: z.string(), sessionSecret: z.string(), postgresPassword: z.string() });
export type Secrets = z.output<typeof secrets>;

/**
 * The secrets of a data folder, made at the first start and kept in `secrets.json` (mode 600). Without its master key the
 * personal fields of all events are unreadable: keep it with your backups.
 */
export async function keepSecrets(dataDir: string): Promise<Secrets> {
  const file = join(dataDir, 'secrets.json');
  const known = await readFile(file, 'utf8').catch(() => null);
  if (known !== null) return secrets.parse(JSON.parse(known));
  const made: Secrets = {
    masterKey: randomBytes(32).toString('hex'),
    sessionSecret: randomBytes(32).toString('base64url'),
    postgresPassword: randomBytes(24).toString('base64url'),
  };
  // Written whole and linked into place: of two first starts one wins and both read the same.
  const fresh = `${file}-${process.pid}`;
  await writeFile(fresh, JSON.stringify(made, null, 2), { mode: 0o600 });
  await link(fresh, file).catch(() => undefined);
  await rm(fresh, { force: true });
  return secrets.parse(JSON.parse(await readFile(file, 'utf8')));
}

/** Makes the folder's secrets where there are none, and puts a restored tenant's master key (hexadecimal) among them. */
export async function keepMasterKey(dataDir: string, masterKey: string | null): Promise<void> {
  await mkdir(dataDir, { recursive: true });
  const kept = await keepSecrets(dataDir);
  if (masterKey === null) return;
  const file = join(dataDir, 'secrets.json');
  await writeFile(`${file}.part`, JSON.stringify({ ...kept, masterKey }, null, 2), { mode: 0o600 });
  await rename(`${file}.part`, file);
}
