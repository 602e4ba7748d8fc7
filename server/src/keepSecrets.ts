import { randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

const secrets = z.object({ masterKey: z.string(), sessionSecret: z.string(), postgresPassword: z.string() });
export type Secrets = z.output<typeof secrets>;

/** In `secrets.json` (mode 600). Personal data need its master key: back it up. */
export async function keepSecrets(dataDir: string): Promise<Secrets> {
  const file = join(dataDir, 'secrets.json');
  const storedSecrets = await readFile(file, 'utf8').catch(() => null);
  if (storedSecrets !== null) return secrets.parse(JSON.parse(storedSecrets));
  const newSecrets: Secrets = {
    masterKey: randomBytes(32).toString('hex'),
    sessionSecret: randomBytes(32).toString('base64url'),
    postgresPassword: randomBytes(24).toString('base64url'),
  };
  // Linked into place: the first of two starts wins.
  const fresh = `${file}-${process.pid}`;
  await writeFile(fresh, JSON.stringify(newSecrets, null, 2), { mode: 0o600 });
  await link(fresh, file).catch(() => undefined);
  await rm(fresh, { force: true });
  return secrets.parse(JSON.parse(await readFile(file, 'utf8')));
}

/** Creates missing secrets with a restored master key (hexadecimal). */
export async function keepMasterKey(dataDir: string, masterKey: string | null): Promise<void> {
  await mkdir(dataDir, { recursive: true });
  const storedSecrets = await keepSecrets(dataDir);
  if (masterKey === null) return;
  const file = join(dataDir, 'secrets.json');
  await writeFile(`${file}.part`, JSON.stringify({ ...storedSecrets, masterKey }, null, 2), { mode: 0o600 });
  await rename(`${file}.part`, file);
}
