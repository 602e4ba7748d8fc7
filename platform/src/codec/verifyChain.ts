import type { RecordedEvent } from '../event-store/port.ts';
import type { StoredMetadata } from './codec.ts';
import { type ChainedMetadata, rehash } from './hashChain.ts';

/** Why an event breaks its stream's chain. */
export type ChainFault =
  /** One or more events before this one are gone (or this one is here twice). */
  | 'missing_revision'
  /** The stored data is not what was hashed when it was written. */
  | 'changed_data'
  /** Its id, type, place or metadata is not what was hashed. */
  | 'changed_metadata'
  /** It is whole in itself, but does not follow the event before it. */
  | 'broken_link';

export type ChainVerdict =
  | { readonly whole: true; readonly events: number; readonly lastHash: string | null }
  | {
      readonly whole: false;
      readonly fault: ChainFault;
      /** Revision of the first event that breaks; of the missing one where one is missing. */
      readonly revision: number;
      readonly eventId: string | null;
      readonly eventType: string | null;
    };

/** Recomputes the chain of one stream, given from revision 0 on, and names the first event that breaks it. */
export function verifyChain(records: readonly RecordedEvent[]): ChainVerdict {
  let previousHash: string | null = null;
  for (const [revision, record] of records.entries()) {
    if (record.revision !== revision || record.streamId !== records[0]?.streamId)
      return { whole: false, fault: 'missing_revision', revision, eventId: null, eventType: null };
    const fault = faultOf(record, previousHash);
    if (fault) return { whole: false, fault, revision, eventId: record.id, eventType: record.type };
    previousHash = (record.metadata as StoredMetadata).hash;
  }
  return { whole: true, events: records.length, lastHash: previousHash };
}

/** Whether metadata has what a chain is made of: anything may stand where somebody wrote by hand. */
export function isChained(metadata: unknown): metadata is ChainedMetadata {
  const { hash, dataHash, previousHash } = (metadata ?? {}) as Readonly<Record<string, unknown>>;
  const isPrevious = typeof previousHash === 'string' || previousHash === null;
  return isPrevious && typeof hash === 'string' && typeof dataHash === 'string';
}

function faultOf(record: RecordedEvent, previousHash: string | null): ChainFault | null {
  const { metadata } = record;
  if (!isChained(metadata)) return 'changed_metadata';
  const right = rehashed(record, metadata);
  if (right?.dataHash !== metadata.dataHash) return 'changed_data';
  if (right.hash !== metadata.hash) return 'changed_metadata';
  return metadata.previousHash === previousHash ? null : 'broken_link';
}

/** Null where the data are no JSON that was ever hashed: half a character. */
function rehashed(record: RecordedEvent, metadata: ChainedMetadata): ReturnType<typeof rehash> | null {
  try {
    return rehash(record, metadata);
  } catch {
    return null;
  }
}
