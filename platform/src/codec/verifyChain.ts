import type { RecordedEvent } from '../eventStore/port.ts';
import type { StoredMetadata } from './codec.ts';
import { type ChainedMetadata, rehash } from './hashChain.ts';

export type ChainFault =
  /** Earlier events are missing, or this one is duplicated. */
  | 'missing_revision'
  | 'changed_data'
  | 'changed_metadata'
  /** Valid in itself, but it does not follow the preceding event. */
  | 'broken_link';

export type ChainVerdict =
  | { readonly whole: true; readonly events: number; readonly lastHash: string | null }
  | {
      readonly whole: false;
      readonly fault: ChainFault;
      readonly revision: number;
      readonly eventId: string | null;
      readonly eventType: string | null;
    };

/** @returns the first broken event */
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

/** Metadata may hold anything after manual writes. */
export function isChained(metadata: unknown): metadata is ChainedMetadata {
  const { hash, dataHash, previousHash } = (metadata ?? {}) as Readonly<Record<string, unknown>>;
  const isPrevious = typeof previousHash === 'string' || previousHash === null;
  return isPrevious && typeof hash === 'string' && typeof dataHash === 'string';
}

export const hasOwnHash = (record: RecordedEvent): boolean => changeIn(record) === null;

function faultOf(record: RecordedEvent, previousHash: string | null): ChainFault | null {
  const change = changeIn(record);
  if (change !== null) return change;
  return (record.metadata as StoredMetadata).previousHash === previousHash ? null : 'broken_link';
}

function changeIn(record: RecordedEvent): ChainFault | null {
  const { metadata } = record;
  if (!isChained(metadata)) return 'changed_metadata';
  const right = rehashed(record, metadata);
  if (right?.dataHash !== metadata.dataHash) return 'changed_data';
  return right.hash === metadata.hash ? null : 'changed_metadata';
}

/** Null for data outside JSON. */
function rehashed(record: RecordedEvent, metadata: ChainedMetadata): ReturnType<typeof rehash> | null {
  try {
    return rehash(record, metadata);
  } catch {
    return null;
  }
}
