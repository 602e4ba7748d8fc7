import type pg from 'pg';
import { sealEvents } from '@talloor/events/seal/seal.ts';
import type { EventStore, RecordedEvent } from '@talloor/platform/eventStore/port.ts';
import { groupBy } from '@talloor/platform/groupBy.ts';
import { readHeadLeaves } from '@talloor/platform/seals/heads.ts';
import { eventLeafJson, type HeadLeaf, headLeafJson, storedLeaf } from '@talloor/platform/seals/leaves.ts';
import { growMerkleTree, type InclusionProof, leafHash, merklePaths } from '@talloor/platform/seals/merkleTree.ts';
import { readRange } from '@talloor/platform/seals/readRange.ts';
import { type Seal, sealsStream } from '@talloor/platform/seals/seal.ts';
import { sealedHeadsTable } from '@talloor/platform/tables.ts';

type Side = { readonly store: Pick<EventStore, 'readAll' | 'readStream'>; readonly pool: Pick<pg.Pool, 'query'> };

export type EventProof = InclusionProof & { readonly stream: string; readonly revision: number; readonly seal: number };
export type HeadProof = InclusionProof & HeadLeaf & { readonly seal: number };

export type Proofs = {
  readonly seals: readonly Seal[];
  readonly events: readonly EventProof[];
  readonly heads: readonly HeadProof[];
};

export async function proveEvents(side: Side, records: readonly RecordedEvent[]): Promise<Proofs> {
  const seals: Seal[] = [];
  const events: EventProof[] = [];
  let last: Seal | null = null;
  for await (const seal of readSeals(side.store)) {
    const covered = records.filter(({ position }) => position > seal.from && position <= seal.position);
    if (covered.length > 0) events.push(...(await proveInSeal(side, seal, covered)));
    if (covered.length > 0 || seal.nextKey !== null) seals.push(seal);
    last = seal;
  }
  if (last === null) return { seals: [], events: [], heads: [] };
  const streams = [...groupBy(records, ({ streamId }) => streamId).keys()];
  const heads = await proveHeads(side, last, streams);
  return { seals: seals.at(-1) === last ? seals : [...seals, last], events, heads };
}

const pageSize = 500;

async function* readSeals(store: Side['store']): AsyncGenerator<Seal> {
  for (let from = 0; ;) {
    const page = await store.readStream(sealsStream, from, pageSize);
    for (const { data } of page) {
      const parsed = sealEvents.HistorySealed.schema.safeParse(data);
      if (parsed.success) yield parsed.data;
    }
    if (page.length < pageSize) return;
    from += page.length;
  }
}

async function proveInSeal(
  { store }: Side,
  { number, from, position }: Seal,
  records: readonly RecordedEvent[],
): Promise<EventProof[]> {
  const leaves: Buffer[] = [];
  const places = new Map<string, number>();
  const wanted = new Set(records.map((record) => record.position));
  for await (const page of readRange(store, from, position))
    for (const record of page) {
      if (wanted.has(record.position)) places.set(record.position, leaves.length);
      leaves.push(leafHash(eventLeafJson(storedLeaf(record))));
    }
  const found = records.flatMap((record) => {
    const index = places.get(record.position);
    return index === undefined ? [] : [{ record, index }];
  });
  const paths = merklePaths(
    leaves,
    found.map(({ index }) => index),
  );
  return found.map(({ record: { streamId: stream, revision }, index }, at) => ({
    stream,
    revision,
    seal: number,
    index,
    count: leaves.length,
    path: paths[at] ?? [],
  }));
}

async function proveHeads({ pool }: Side, seal: Seal, streams: readonly string[]): Promise<HeadProof[]> {
  const wanted = new Set(streams);
  const tree = growMerkleTree();
  const leaves: Buffer[] = [];
  const found: (HeadLeaf & { readonly index: number })[] = [];
  for await (const page of readHeadLeaves(pool, sealedHeadsTable.qualifiedName))
    for (const head of page) {
      if (wanted.has(head.stream)) found.push({ ...head, index: leaves.length });
      const leaf = leafHash(headLeafJson(head));
      tree.add(leaf);
      leaves.push(leaf);
    }
  if (tree.root() !== seal.heads.root) return [];
  const paths = merklePaths(
    leaves,
    found.map(({ index }) => index),
  );
  return found.map((head, at) => ({ ...head, seal: seal.number, count: leaves.length, path: paths[at] ?? [] }));
}
