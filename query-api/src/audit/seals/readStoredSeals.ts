import type { EventStore } from '@talloor/platform/eventStore/port.ts';
import { sealEvents } from '@talloor/events/seal/seal.ts';
import { followProof } from '@talloor/platform/seals/followProof.ts';
import { type Seal, sealHash, sealsStream } from '@talloor/platform/seals/seal.ts';

export type StoredSeals = {
  readonly hashes: ReadonlyMap<number, string>;
  readonly provenHashes: ReadonlySet<string>;
  readonly last: Seal | null;
};

const pageSize = 500;

export async function readStoredSeals(store: Pick<EventStore, 'readStream'>, trustedKey: string): Promise<StoredSeals> {
  const hashes = new Map<number, string>();
  const { add, proven } = followProof(trustedKey);
  let last: Seal | null = null;
  for (let from = 0; ;) {
    const page = await store.readStream(sealsStream, from, pageSize);
    for (const { data, revision } of page) {
      const parsed = sealEvents.HistorySealed.schema.safeParse(data);
      hashes.set(revision + 1, parsed.success ? sealHash(parsed.data) : '');
      if (!parsed.success) continue;
      last = parsed.data;
      add(last);
    }
    if (page.length < pageSize) return { hashes, provenHashes: proven, last };
    from = (page.at(-1)?.revision ?? 0) + 1;
  }
}
