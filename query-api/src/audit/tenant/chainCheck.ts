import type { StoredMetadata } from '@talloor/platform/codec/codec.ts';
import { hasOwnHash } from '@talloor/platform/codec/verifyChain.ts';
import type { RecordedEvent } from '@talloor/platform/eventStore/port.ts';

export function createChainCheck() {
  const heads = new Map<string, { readonly revision: number; readonly hash: string }>();
  return {
    streams: heads as ReadonlyMap<string, { readonly revision: number }>,
    /** False for a changed event, a gap or a broken link. */
    follows: (record: RecordedEvent): boolean => {
      const { streamId, revision } = record;
      const head = heads.get(streamId);
      const { hash, previousHash } = (record.metadata ?? {}) as Partial<StoredMetadata>;
      heads.set(streamId, { revision, hash: hash ?? '' });
      return revision === (head?.revision ?? -1) + 1 && hasOwnHash(record) && previousHash === (head?.hash ?? null);
    },
  };
}
