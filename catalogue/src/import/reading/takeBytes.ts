import { createHash } from 'node:crypto';
import { ImportRefused } from '../importRefused.ts';

/** Unpacked bytes per delivery. */
export const mostBytes = 256 * 1024 * 1024;

export type TakenBytes = {
  readonly bytes: AsyncIterable<Uint8Array>;
  /** SHA-256 in hex; call once. */
  readonly hash: () => string;
};

/** @throws ImportRefused beyond the limit */
export function takeBytes(source: AsyncIterable<Uint8Array>, onBytes: (count: number) => void = () => {}): TakenBytes {
  const hash = createHash('sha256');
  async function* take(): AsyncGenerator<Uint8Array> {
    let byteCount = 0;
    for await (const bytes of source) {
      byteCount += bytes.length;
      if (byteCount > mostBytes) throw new ImportRefused('import.too_large', `is larger than ${mostBytes} bytes`);
      hash.update(bytes);
      onBytes(bytes.length);
      yield bytes;
    }
  }
  return { bytes: take(), hash: () => hash.digest('hex') };
}
