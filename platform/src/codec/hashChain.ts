import { hash } from 'node:crypto';
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
 * chain survives a move to another store.
 */
export function chain(event: Hashed, metadata: Omit<StoredMetadata, 'hash' | 'dataHash'>): Chained {
  const data = canonicalJson(event.data);
  const withDataHash = { ...metadata, dataHash: sha256(data) };
  const unhashed = canonicalJson(withDataHash);
  const made = hashOf(event, data, unhashed, metadata.previousHash);
  return {
    metadata: { ...withDataHash, hash: made },
    written: { data, metadata: `${unhashed.slice(0, -1)},"hash":"${made}"}` },
  };
}

/** What of stored metadata makes the chain. */
export type ChainedMetadata = Pick<StoredMetadata, 'hash' | 'dataHash' | 'previousHash'>;

/** The two hashes as they should be, whatever the metadata says. @throws TypeError where the data are no JSON */
export function rehash(event: Hashed, metadata: ChainedMetadata): { hash: string; dataHash: string } {
  const data = canonicalJson(event.data);
  const { hash: _, ...unhashed } = metadata;
  return { dataHash: sha256(data), hash: hashOf(event, data, canonicalJson(unhashed), metadata.previousHash) };
}

/** The members stand in the order of their names, so that canonical texts made before can be put in. */
function hashOf(event: Hashed, data: string, metadata: string, previousHash: string | null): string {
  const { id, revision, streamId, type } = event;
  const [before, stream] = [canonicalJson(previousHash), canonicalJson(streamId)];
  return sha256(
    `{"data":${data},"id":${canonicalJson(id)},"metadata":${metadata},"previousHash":${before},` +
      `"revision":${revision},"stream":${stream},"type":${canonicalJson(type)}}`,
  );
}

const sha256 = (text: string): string => hash('sha256', text, 'hex');
