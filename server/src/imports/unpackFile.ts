import type { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { unreadable } from '@talloor/catalogue/import/importRefused.ts';

/** @throws ImportRefused for a truncated gzip file */
export async function* unpackFile(packed: Readable): AsyncGenerator<Uint8Array> {
  const whole = packed.pipe(createGunzip());
  packed.once('error', (error) => whole.destroy(error));
  try {
    yield* whole as AsyncIterable<Uint8Array>;
  } catch (error) {
    const isBroken = error instanceof Error && 'code' in error && String(error.code).startsWith('Z_');
    throw isBroken ? unreadable(`the file is no whole .gz file (${error.message})`) : error;
  }
}
