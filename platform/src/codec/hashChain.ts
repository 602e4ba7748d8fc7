import { hash, webcrypto } from 'node:crypto';
import type { Json, RecordedEvent } from '../eventStore/port.ts';
import { canonicalJson } from './canonicalJson.ts';
import type { StoredMetadata } from './codec.ts';

/** SHA-256 in hex over RFC 8785 JSON. @throws for values outside JSON (lone surrogate, NaN) */
export const hashJson = (value: unknown): string => sha256(canonicalJson(value));

/** Hashed besides metadata (architecture.md §3). */
export type Hashed = Pick<RecordedEvent, 'streamId' | 'revision' | 'id' | 'type'> & { readonly data: Json };

export type Chained = {
  readonly metadata: StoredMetadata;
  readonly written: { readonly data: string; readonly metadata: string };
};

/**
 * Covers RFC 8785 JSON of stream, revision, id, type, data, metadata and the preceding hash. Without store time and position, a chain
 * survives a move to another store.
 * @throws TypeError for data outside JSON
 */
export async function chain(event: Hashed, metadata: Omit<StoredMetadata, 'hash' | 'dataHash'>): Promise<Chained> {
  const data = canonicalJson(event.data);
  const bytes = data.length < long ? null : Buffer.from(data);
  const withDataHash = { dataHash: bytes === null ? sha256(data) : await sha256Beside([bytes]), ...metadata };
  const unhashed = canonicalJson(withDataHash);
  const [before, after] = around(event, unhashed, metadata.previousHash);
  const eventHash =
    bytes === null
      ? sha256(before + data + after)
      : await sha256Beside([Buffer.from(before), bytes, Buffer.from(after)]);
  return {
    metadata: { hash: eventHash, ...withDataHash },
    written: { data, metadata: `${unhashed.slice(0, -1)},"hash":"${eventHash}"}` },
  };
}

export type ChainedMetadata = Pick<StoredMetadata, 'hash' | 'dataHash' | 'previousHash'>;

/** @throws TypeError for data outside JSON */
export function rehash(event: Hashed, metadata: ChainedMetadata): { hash: string; dataHash: string } {
  const data = canonicalJson(event.data);
  const { hash: _, ...unhashed } = metadata;
  const [before, after] = around(event, canonicalJson(unhashed), metadata.previousHash);
  return { dataHash: sha256(data), hash: sha256(before + data + after) };
}

function around(
  { id, revision, streamId, type }: Hashed,
  metadata: string,
  previousHash: string | null,
): readonly [string, string] {
  const [before, stream] = [canonicalJson(previousHash), canonicalJson(streamId)];
  const after =
    `,"id":${canonicalJson(id)},"metadata":${metadata},"previousHash":${before},` +
    `"revision":${revision},"stream":${stream},"type":${canonicalJson(type)}}`;
  return ['{"data":', after];
}

const sha256 = (text: string): string => hash('sha256', text, 'hex');

/** Characters from which another thread hashes faster. */
const long = 16_000;
const sha256Beside = async (parts: readonly Uint8Array[]): Promise<string> =>
  Buffer.from(await webcrypto.subtle.digest('SHA-256', Buffer.concat(parts))).toString('hex');
