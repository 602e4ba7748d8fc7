import { createHash } from 'node:crypto';
import { createWriteStream, openAsBlob } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { SealArchive } from './archive.ts';
import { type BucketAccess, signBucketRequest } from './signBucketRequest.ts';

const patienceMs = 120_000;

/** Through a file, because the signature covers the whole content. */
export const createBucketArchive = ({ url, ...access }: BucketAccess & { readonly url: string }): SealArchive => ({
  name: 'bucket',
  startsWithNext: false,
  write: async (fileName, lines) => {
    const folder = await mkdtemp(join(tmpdir(), 'talloor-seal-'));
    try {
      const file = join(folder, fileName);
      const hash = createHash('sha256');
      await pipeline(Readable.from(hashed(lines, hash)), createWriteStream(file));
      const address = new URL(`${url}/${fileName}`);
      const request = { method: 'PUT', url: address, headers: {}, bodyHash: hash.digest('hex') };
      const { host: _, ...headers } = signBucketRequest(request, access, new Date());
      const signal = AbortSignal.timeout(patienceMs);
      const answer = await fetch(address, { method: 'PUT', headers, body: await openAsBlob(file), signal });
      if (!answer.ok) throw new Error(`${address.host} answers ${answer.status} to a copy of a seal`);
    } finally {
      await rm(folder, { recursive: true });
    }
  },
  read: () => Promise.resolve(null),
});

async function* hashed(
  lines: AsyncIterable<string>,
  hash: { readonly update: (text: string) => unknown },
): AsyncGenerator<string> {
  for await (const text of lines) {
    hash.update(text);
    yield text;
  }
}
