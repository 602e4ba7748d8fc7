import { hash } from 'node:crypto';
import canonicalize from 'canonicalize';
import type { Json, RecordedEvent } from '../event-store/port.ts';
import type { StoredMetadata } from './codec.ts';

/** SHA-256 in hex over RFC 8785 JSON. @throws where the value is no JSON (a lone surrogate, NaN) */
export const hashJson = (value: unknown): string => sha256(canonicalJson(value));

/** What one event is hashed over, beside its metadata (architecture.md §3). */
export type Hashed = Pick<RecordedEvent, 'streamId' | 'revision' | 'id' | 'type'> & { readonly data: Json };

/**
 * The metadata with its two hashes: `dataHash` over the stored data, `hash` over RFC 8785 JSON of stream, revision, id,
 * type, stored data, metadata without the hash, and the hash before it. Store time and position are left out, so that a
 * chain survives a move to another store.
 */
export function chain(event: Hashed, metadata: Omit<StoredMetadata, 'hash' | 'dataHash'>): StoredMetadata {
  const dataJson = canonicalJson(event.data);
  const withDataHash = { ...metadata, dataHash: sha256(dataJson) };
  return { ...withDataHash, hash: hashOf(event, dataJson, withDataHash) };
}

/** The two hashes as they should be, whatever the metadata says. */
export function rehash(event: Hashed, metadata: StoredMetadata): { hash: string; dataHash: string } {
  const dataJson = canonicalJson(event.data);
  const { hash: _, ...withoutHash } = metadata;
  return { dataHash: sha256(dataJson), hash: hashOf(event, dataJson, withoutHash) };
}

function hashOf(event: Hashed, dataJson: string, metadata: Omit<StoredMetadata, 'hash'>): string {
  const rest = {
    id: event.id,
    metadata,
    previousHash: metadata.previousHash,
    revision: event.revision,
    stream: event.streamId,
    type: event.type,
  };
  // `data` sorts first among the names, so its canonical form, made once for both hashes, can be put in front.
  return sha256(`{"data":${dataJson},${canonicalJson(rest).slice(1)}`);
}

function canonicalJson(value: unknown): string {
  const json = canonicalize(value);
  if (json === undefined) throw new TypeError('not a JSON value');
  return json;
}

const sha256 = (text: string): string => hash('sha256', text, 'hex');
