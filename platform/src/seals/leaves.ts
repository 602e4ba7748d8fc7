import { canonicalJson } from '../codec/canonicalJson.ts';
import { hashJson, rehash } from '../codec/hashChain.ts';
import { isChained } from '../codec/verifyChain.ts';
import type { RecordedEvent } from '../eventStore/port.ts';

export type EventLeaf = {
  readonly stream: string;
  readonly revision: number;
  readonly id: string;
  readonly hash: string;
  readonly recordedAt: string;
};
export type HeadLeaf = Pick<EventLeaf, 'stream' | 'revision' | 'hash'>;
/** `names` is a keyed hash. */
export type ChangeLeaf = { readonly id: string; readonly hash: string; readonly names: string | null };

export const eventLeafJson = ({ stream, revision, id, hash, recordedAt }: EventLeaf): string =>
  canonicalJson(['event', stream, revision, id, hash, recordedAt]);
export const headLeafJson = ({ stream, revision, hash }: HeadLeaf): string =>
  `["head",${canonicalJson(stream)},${revision},${canonicalJson(hash)}]`;
export const changeLeafJson = ({ id, hash, names }: ChangeLeaf): string => canonicalJson(['change', id, hash, names]);

type LeafOf = Pick<RecordedEvent, 'streamId' | 'revision' | 'id' | 'recordedAt' | 'type' | 'data' | 'metadata'>;

export const storedLeaf = (record: LeafOf): EventLeaf => leafOf(record, ({ hash }) => hash);

export const contentLeaf = (record: LeafOf): EventLeaf =>
  leafOf(record, (metadata) => {
    try {
      return rehash(record, metadata).hash;
    } catch {
      return '';
    }
  });

type ChainedMetadata = Parameters<typeof rehash>[1];

function leafOf(record: LeafOf, hashOf: (metadata: ChainedMetadata) => string): EventLeaf {
  const { streamId: stream, revision, id, recordedAt, metadata } = record;
  return { stream, revision, id, recordedAt, hash: isChained(metadata) ? hashOf(metadata) : unchainedHash(record) };
}

function unchainedHash({ type, data, metadata }: LeafOf): string {
  try {
    return hashJson({ type, data, metadata });
  } catch {
    return '';
  }
}
