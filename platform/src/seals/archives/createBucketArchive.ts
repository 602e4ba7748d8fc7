import { createHash } from 'node:crypto';
import { createWriteStream, openAsBlob } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { AnotherSealIsThere, type SealArchive } from './archive.ts';
import { type BucketAccess, signBucketRequest } from './signBucketRequest.ts';

const patienceMs = 120_000;
const emptyHash = createHash('sha256').digest('hex');
const isThereAlready = 412;

type Call = { readonly method: 'GET' | 'PUT'; readonly address: URL; readonly bodyHash: string; readonly body?: Blob };

/** Through a file, because the signature covers the whole content. */
export function createBucketArchive({ url, ...access }: BucketAccess & { readonly url: string }): SealArchive {
  const call = ({ method, address, bodyHash, body }: Call): Promise<Response> => {
    const conditions: Record<string, string> = method === 'PUT' ? { 'if-none-match': '*' } : {};
    const request = { method, url: address, headers: conditions, bodyHash };
    const { host: _, ...headers } = signBucketRequest(request, access, new Date());
    return fetch(address, { method, headers, signal: AbortSignal.timeout(patienceMs), ...(body && { body }) });
  };
  const hashThere = async (address: URL): Promise<string> => {
    const hash = createHash('sha256');
    const { body } = await call({ method: 'GET', address, bodyHash: emptyHash });
    for await (const bytes of body ?? []) hash.update(bytes as Uint8Array);
    return hash.digest('hex');
  };
  return {
    name: 'bucket',
    startsWithNext: false,
    write: async (fileName, lines) => {
      const folder = await mkdtemp(join(tmpdir(), 'talloor-seal-'));
      try {
        const file = join(folder, fileName);
        const hash = createHash('sha256');
        await pipeline(Readable.from(hashed(lines, hash)), createWriteStream(file));
        const bodyHash = hash.digest('hex');
        const address = new URL(`${url}/${fileName}`);
        const { ok, status } = await call({ method: 'PUT', address, bodyHash, body: await openAsBlob(file) });
        if (status === isThereAlready && (await hashThere(address)) !== bodyHash)
          throw new AnotherSealIsThere(address.href);
        if (!ok && status !== isThereAlready) throw new Error(`${address.host} answers ${status} to a copy of a seal`);
      } finally {
        await rm(folder, { recursive: true });
      }
    },
    read: () => Promise.resolve(null),
  };
}

async function* hashed(
  lines: AsyncIterable<string>,
  hash: { readonly update: (text: string) => unknown },
): AsyncGenerator<string> {
  for await (const text of lines) {
    hash.update(text);
    yield text;
  }
}
