import { hash, webcrypto } from 'node:crypto';
import type { Json, RecordedEvent } from '../event-store/port.ts';
import { canonicalJson } from './canonicalJson.ts';
import type { StoredMetadata } from './codec.ts';

/** SHA-256 in hex over RFC 8785 JSON. @throws where the value is no JSON (a lone surrogate, NaN) */
export const hashJson = (value: unknown): string => sha256(canonicalJson(value));

/** What one event is hashed over, beside its metadata (architecture.md §3). */
export type Hashed = Pick<RecordedEvent, 'streamId' | 'revision' | 'id' | 'type'> & { readonly data: Json };

/** Metadata with its two hashes, and the texts that were hashed, ready to be stored. */
export type Chained = {
  readonly metadata: StoredMetadata;
  readonly written: { readonly data: string; readonly metadata: string };
};

/**
 * Makes the metadata with its two hashes: `dataHash` over the stored data, `hash` over RFC 8785 JSON of stream, revision,
 * id, type, stored data, metadata without the hash, and the hash before it. Store time and position are left out, so that a
 * chain survives a move to another store. Long data are hashed beside the event loop.
 * @throws TypeError where the data are no JSON
 */
export async function chain(event: Hashed, metadata: Omit<StoredMetadata, 'hash' | 'dataHash'>): Promise<Chained> {
  const data = canonicalJson(event.data);
  const bytes = data.length < long ? null : Buffer.from(data);
  const withDataHash = { dataHash: bytes === null ? sha256(data) : await sha256Beside([bytes]), ...metadata };
  const unhashed = canonicalJson(withDataHash);
  const [before, after] = around(event, unhashed, metadata.previousHash);
  const made =
    bytes === null
      ? sha256(before + data + after)
      : await sha256Beside([Buffer.from(before), bytes, Buffer.from(after)]);
  return {
    metadata: { hash: made, ...withDataHash },
    written: { data, metadata: `${unhashed.slice(0, -1)},"hash":"${made}"}` },
  };
}

/** What of stored metadata makes the chain. */
export type ChainedMetadata = Pick<StoredMetadata, 'hash' | 'dataHash' | 'previousHash'>;

/** The two hashes as they should be, whatever the metadata says. @throws TypeError where the data are no JSON */
export function rehash(event: Hashed, metadata: ChainedMetadata): { hash: string; dataHash: string } {
  const data = canonicalJson(event.data);
  const { hash: _, ...unhashed } = metadata;
  const [before, after] = around(event, canonicalJson(unhashed), metadata.previousHash);
  return { dataHash: sha256(data), hash: sha256(before + data + after) };
}

/** What is hashed before and after the data: members stand in the order of their names, so that canonical texts made before fit in. */
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

/** Characters from which another thread hashes in less than the event loop would take. */
const long = 16_000;
const sha256Beside = async (parts: readonly Uint8Array[]): Promise<string> =>
  Buffer.from(await webcrypto.subtle.digest('SHA-256', Buffer.concat(parts))).toString('hex');
