import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  randomUUID,
  sign,
} from 'node:crypto';
import { link, mkdir, open, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { SealingKey } from './seal.ts';

export class SealingKeyRefused extends Error {
  override readonly name = 'SealingKeyRefused';
  readonly kind: 'missing' | 'other' | 'unusable';
  constructor(kind: SealingKeyRefused['kind'], message: string) {
    super(message);
    this.kind = kind;
  }
}

export type SealingKeys = {
  readonly current: () => Promise<SealingKey>;
  readonly existing: () => Promise<SealingKey>;
  readonly next: () => Promise<SealingKey>;
  readonly promote: () => Promise<void>;
};

export function openSealingKeyFile(file: string): SealingKeys {
  const nextFile = `${file}.next`;
  return {
    current: async () => {
      const key = await readOrCreate(file);
      await writeFile(`${file}.public`, publicPem(key.publicKey));
      return key;
    },
    existing: async () => {
      const key = await readKey(file);
      if (key === null) throw new SealingKeyRefused('missing', `${file} is missing`);
      return key;
    },
    next: () => readOrCreate(nextFile),
    promote: async () => {
      const key = await readKey(nextFile);
      if (key === null) throw new SealingKeyRefused('missing', `${nextFile} is missing`);
      await rename(nextFile, file);
      await writeFile(`${file}.public`, publicPem(key.publicKey));
    },
  };
}

async function readOrCreate(file: string): Promise<SealingKey> {
  const stored = await readKey(file);
  if (stored) return stored;
  await mkdir(dirname(file), { recursive: true });
  const { privateKey } = generateKeyPairSync('ed25519');
  // Linked into place: the first of two starts wins.
  const fresh = `${file}-${randomUUID()}`;
  await writeFile(fresh, privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600 });
  await link(fresh, file).catch(() => undefined);
  await rm(fresh, { force: true });
  const created = await readKey(file);
  if (created === null) throw new SealingKeyRefused('missing', `${file} cannot be created`);
  return created;
}

async function readKey(file: string): Promise<SealingKey | null> {
  const handle = await open(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  if (handle === null) return null;
  try {
    const { mode } = await handle.stat();
    if ((mode & 0o077) !== 0)
      throw new SealingKeyRefused('unusable', `${file} can be read by others: chmod 600 ${file}`);
    return keyOf(parseKey(await handle.readFile('utf8'), file), file);
  } finally {
    await handle.close();
  }
}

function parseKey(pem: string, file: string): KeyObject {
  try {
    return createPrivateKey(pem);
  } catch {
    throw new SealingKeyRefused('unusable', `${file} holds no private key`);
  }
}

function keyOf(privateKey: KeyObject, file: string): SealingKey {
  if (privateKey.asymmetricKeyType !== 'ed25519')
    throw new SealingKeyRefused('unusable', `${file} holds no Ed25519 key`);
  return {
    publicKey: base64Of(createPublicKey(privateKey)),
    sign: (bytes) => sign(null, bytes, privateKey).toString('base64'),
  };
}

/** First 16 digits of its SHA-256. */
export const fingerprintOf = (publicKey: string): string =>
  createHash('sha256').update(Buffer.from(publicKey, 'base64')).digest('hex').slice(0, 16);

const base64Of = (key: KeyObject): string => key.export({ type: 'spki', format: 'der' }).toString('base64');

export const publicPem = (publicKey: string): string =>
  createPublicKey({ key: Buffer.from(publicKey, 'base64'), format: 'der', type: 'spki' })
    .export({ type: 'spki', format: 'pem' })
    .toString();

export async function readPublicKey(file: string): Promise<string> {
  const pem = (await readIfPresent(file)) ?? (await readIfPresent(`${file}.public`));
  if (pem === null)
    throw new SealingKeyRefused('missing', `${file} is missing: the first seal writes it. Else name a key with --key`);
  return base64Of(createPublicKey(pem));
}

const readIfPresent = (file: string): Promise<string | null> =>
  readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    return null;
  });
