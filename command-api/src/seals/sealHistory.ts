import { setTimeout as pause } from 'node:timers/promises';
import { randomUUID } from 'node:crypto';
import { changeLeafJson, eventLeafJson, storedLeaf } from '@talloor/platform/seals/leaves.ts';
import { findDecidedChange, readChangeLeaves } from '@talloor/catalogue/changes/changeLeaves.ts';
import { keepSealedNames } from '@talloor/catalogue/changes/sealedNames.ts';
import type { StoredMetadata } from '@talloor/platform/codec/codec.ts';
import { beginning } from '@talloor/platform/eventStore/port.ts';
import { documentKeyOf } from '@talloor/platform/seals/documentKey.ts';
import { readRange } from '@talloor/platform/seals/readRange.ts';
import { growMerkleTree, leafHash } from '@talloor/platform/seals/merkleTree.ts';
import {
  keysBeforeReplacement,
  keysThrough,
  type Seal,
  type SealBody,
  sealHash,
  type SealingKey,
  sealsStream,
  sealType,
  signSeal,
} from '@talloor/platform/seals/seal.ts';
import { SealingKeyRefused, type SealingKeys } from '@talloor/platform/seals/sealingKeys.ts';
import { stepMetadata } from '../commands/stepMetadata.ts';
import { findLastSeal, type LastSeal } from './findLastSeal.ts';
import { findSealingPlace, keepSealingPlace } from './sealingPlace.ts';
import { moveHeads, sealHeads } from '@talloor/platform/seals/heads.ts';
import { sealedHeadsTable } from '@talloor/platform/tables.ts';
import type { SealSide } from './sealSide.ts';

const headsTable = sealedHeadsTable.qualifiedName;

export type SealOptions = { readonly nextKey?: string; readonly replacesLostKey?: boolean };

/** Null when nothing happened since the last seal. @param options.nextKey of a rotation */
export async function sealHistory(side: SealSide, options: SealOptions = {}): Promise<Seal | null> {
  const { nextKey = null, replacesLostKey = false } = options;
  const { pool, store, sign, keys } = side;
  const storeId = await store.storeId();
  const place = await findSealingPlace(pool, storeId);
  const last = await findLastSeal(side, place.lastNumber);
  if (place.headsPosition === beginning) await pool.query(`delete from ${headsTable}`);
  const previous = last?.seal ?? null;
  const key = replacesLostKey ? await replacementKey(keys, previous) : await keyAfter(keys, previous);
  const from = previous?.position ?? beginning;
  const position = await store.head();
  for await (const page of readRange(store, place.headsPosition, from)) await moveHeads(pool, headsTable, page);
  const sealed = await sealEventsBetween(side, from, position);
  const fromId = previous?.changes.lastId ?? '0';
  const lastId = (await waitForChanges(pool)) ?? fromId;
  const changes = growMerkleTree();
  for await (const leaf of keepSealedNames(pool, readChangeLeaves(pool, sign, fromId, lastId)))
    changes.add(leafHash(changeLeafJson(leaf)));
  const changesKey = nextKey !== null || replacesLostKey || typeof previous?.nextKey === 'string';
  if (!sealed.hasNews && changes.count() === 0 && !changesKey) return null;
  const body: SealBody = {
    number: (previous?.number ?? 0) + 1,
    storeId,
    at: side.clock.now().toISOString(),
    from,
    position,
    previous: previous && sealHash(previous),
    events: sealed.events,
    heads: await sealHeads(pool, headsTable),
    changes: { root: changes.root(), count: changes.count(), fromId, lastId },
    recorded: sealed.recorded,
    key: key.publicKey,
    earlierKeys: previous ? (replacesLostKey ? keysBeforeReplacement : keysThrough)(previous) : [],
    nextKey,
    documentKey: documentKeyOf(sign).publicKey,
  };
  const seal = signSeal(body, key);
  await append(side, seal, last);
  await keepSealingPlace(pool, storeId, { headsPosition: position, lastNumber: seal.number });
  return seal;
}

export async function keyAfter(keys: SealingKeys, previous: Seal | null): Promise<SealingKey> {
  if (previous === null) return keys.current();
  const expected = previous.nextKey ?? previous.key;
  if (previous.nextKey && (await keys.existing()).publicKey !== expected && (await keys.next()).publicKey === expected)
    await keys.promote();
  if ((await keys.existing()).publicKey === expected) return keys.current();
  throw new SealingKeyRefused('other', 'the sealing key is another one than that of the last seal');
}

async function replacementKey(keys: SealingKeys, previous: Seal | null): Promise<SealingKey> {
  const key = await keys.current();
  if (previous === null || key.publicKey === (previous.nextKey ?? previous.key))
    throw new SealingKeyRefused('unusable', 'the sealing key is not lost: rotate it');
  return key;
}

async function sealEventsBetween({ pool, store }: SealSide, from: string, position: string) {
  const tree = growMerkleTree();
  let hasNews = false;
  const recorded: string[] = [];
  for await (const page of readRange(store, from, position)) {
    for (const record of page) {
      tree.add(leafHash(eventLeafJson(storedLeaf(record))));
      hasNews ||= record.type !== sealType;
    }
    const times = page.map(({ recordedAt }) => recordedAt).toSorted();
    recorded.push(...times.slice(0, 1), ...times.slice(-1));
    await moveHeads(pool, headsTable, page);
  }
  const [first, ...others] = recorded.toSorted();
  const range = first === undefined ? null : { from: first, to: others.at(-1) ?? first };
  return { events: { root: tree.root(), count: tree.count() }, hasNews, recorded: range };
}

async function waitForChanges(pool: SealSide['pool']): Promise<string | null> {
  for (let tries = 0; tries < 20; tries++) {
    const decided = await findDecidedChange(pool);
    if (decided !== null) return decided;
    await pause(100);
  }
  return null;
}

async function append({ codec, store }: SealSide, seal: Seal, last: LastSeal | null): Promise<void> {
  const metadata = stepMetadata(`seal ${seal.number}`, sealsStream, null, new Date(seal.at));
  const previousHash = last ? (last.record.metadata as StoredMetadata).hash : null;
  const event = { id: randomUUID(), event: { type: sealType, data: seal } };
  const revision = seal.number - 1;
  const { events } = await codec.encode(sealsStream, revision, previousHash, [event], metadata);
  await store.append(sealsStream, revision === 0 ? 'none' : revision - 1, events);
}
