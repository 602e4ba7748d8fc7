import { pipeline as pipe } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { createReadStream, createWriteStream } from 'node:fs';
import { once } from 'node:events';
import { RestoreRefused } from './restoreRefused.ts';

/**
 * Gzip over frames. A frame is its length in decimal digits, a line break, and its bytes. A table's rows end with an
 * empty frame, so truncation shows.
 */
export type FrameWriter = {
  readonly write: (bytes: Uint8Array | string) => Promise<void>;
  readonly end: () => Promise<void>;
};

export function writeFrames(file: string): FrameWriter {
  const gzip = createGzip({ level: 6 });
  const completion = pipeline(gzip, createWriteStream(file, { mode: 0o600 }));
  // The next write or the end reports the error.
  completion.catch(() => undefined);
  const put = async (bytes: Uint8Array | string) => {
    if (!gzip.write(bytes)) await Promise.race([once(gzip, 'drain'), completion]);
  };
  return {
    write: async (bytes) => {
      const content = Buffer.from(bytes);
      await put(`${content.length}\n`);
      await put(content);
    },
    end: async () => {
      gzip.end();
      await completion;
    },
  };
}

/** @throws RestoreRefused for a missing, invalid or truncated file */
export async function* readFrames(file: string): AsyncGenerator<Buffer> {
  let buffer = Buffer.alloc(0);
  let frameLength: number | null = null;
  for await (const chunk of unzip(file)) {
    buffer = Buffer.concat([buffer, chunk]);
    for (;;) {
      if (frameLength === null) {
        const end = buffer.indexOf(10);
        if (end < 0) break;
        frameLength = Number(buffer.subarray(0, end).toString('ascii'));
        if (!Number.isInteger(frameLength) || frameLength < 0)
          throw new RestoreRefused(`${file} is no backup of Talloor`);
        buffer = buffer.subarray(end + 1);
      }
      if (buffer.length < frameLength) break;
      yield buffer.subarray(0, frameLength);
      buffer = buffer.subarray(frameLength);
      frameLength = null;
    }
  }
  if (frameLength !== null || buffer.length > 0) throw new RestoreRefused(`${file} was cut off`);
}

async function* unzip(file: string): AsyncGenerator<Buffer> {
  const gunzip = createGunzip();
  // The reader of `gunzip` gets the first error of either stream.
  pipe(createReadStream(file), gunzip, () => undefined);
  try {
    for await (const chunk of gunzip) yield chunk as Buffer;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') throw new RestoreRefused(`there is no file ${file}`);
    if (code === 'Z_BUF_ERROR') throw new RestoreRefused(`${file} was cut off`);
    if (code === 'Z_DATA_ERROR') throw new RestoreRefused(`${file} is no backup of Talloor`);
    throw error;
  }
}
