import { type ChangeRow, readChangeLeaves } from '@talloor/catalogue/changes/changeLeaves.ts';
import type { Sign } from '@talloor/platform/createSigner.ts';
import type { RecordedEvent } from '@talloor/platform/eventStore/port.ts';
import { changeLeafJson, contentLeaf, eventLeafJson } from '@talloor/platform/seals/leaves.ts';
import { growMerkleTree, leafHash, type MerkleTree } from '@talloor/platform/seals/merkleTree.ts';
import { readRange } from '@talloor/platform/seals/readRange.ts';
import type { Seal, SealedTree } from '@talloor/platform/seals/seal.ts';
import type { OpenAudit } from '../openAudit.ts';
import { compareChanges } from './compareChanges.ts';
import { compareEvents } from './compareEvents.ts';
import type { SealFinding, SealReason } from './sealFinding.ts';
import type { Leaf } from './sealFiles.ts';
import { splitLeaves } from './splitLeaves.ts';

export type SealAuditSide = Pick<OpenAudit, 'store' | 'pool'> & {
  readonly sign: Sign;
  readonly onEvents: (page: readonly RecordedEvent[]) => Promise<void>;
};
export type FileVerdict = { readonly findings: readonly SealFinding[]; readonly omitted: number };

const mostFindings = 20;

export async function verifySealFile(
  side: SealAuditSide,
  seal: Seal,
  leaves: AsyncIterator<Leaf> | null,
): Promise<FileVerdict> {
  if (leaves === null) return verifyRoots(side, seal);
  const { store, pool, sign } = side;
  const file = splitLeaves(leaves);
  const [eventTree, changeTree] = [growMerkleTree(), growMerkleTree()];
  const events = readEvents(side, seal, eventTree);
  const readStream: typeof store.readStream = (...place) => store.readStream(...place);
  const inEvents = await gather(compareEvents(seal, { events, leaves: file.events, readStream }));
  const { fromId, lastId } = seal.changes;
  const rows = readRows(readChangeLeaves(pool, sign, fromId, lastId), changeTree);
  const inChanges = await gather(compareChanges(seal.number, file.changes, rows));
  const isCopyWhole =
    !file.isUnreadable() && isSame(seal.events, file.eventTree) && isSame(seal.changes, file.changeTree);
  if (isCopyWhole) return sum([inEvents, inChanges]);
  const copy = { findings: [{ seal: seal.number, reason: 'copy_changed' } as const], omitted: 0 };
  return sum([
    copy,
    ...(isSame(seal.events, eventTree) ? [] : [inEvents]),
    ...(isSame(seal.changes, changeTree) ? [] : [inChanges]),
  ]);
}

async function verifyRoots(side: SealAuditSide, seal: Seal): Promise<FileVerdict> {
  const [events, changes] = [growMerkleTree(), growMerkleTree()];
  await drain(readEvents(side, seal, events));
  const { fromId, lastId } = seal.changes;
  await drain(readRows(readChangeLeaves(side.pool, side.sign, fromId, lastId), changes));
  const reasons: SealReason[] = [];
  if (!isSame(seal.events, events)) reasons.push('events_differ');
  if (!isSame(seal.changes, changes)) reasons.push('changes_differ');
  return { findings: reasons.map((reason) => ({ seal: seal.number, reason })), omitted: 0 };
}

async function drain(rows: AsyncIterable<unknown>): Promise<void> {
  for await (const _ of rows);
}

async function* readEvents(
  { store, onEvents }: SealAuditSide,
  { from, position }: Seal,
  tree: MerkleTree,
): AsyncGenerator<RecordedEvent> {
  for await (const page of readRange(store, from, position)) {
    await onEvents(page);
    for (const record of page) tree.add(leafHash(eventLeafJson(contentLeaf(record))));
    yield* page;
  }
}

async function* readRows(rows: AsyncIterable<ChangeRow>, tree: MerkleTree): AsyncGenerator<ChangeRow> {
  for await (const row of rows) {
    tree.add(leafHash(changeLeafJson(row)));
    yield row;
  }
}

export async function gather(found: AsyncIterable<SealFinding>): Promise<FileVerdict> {
  const findings: SealFinding[] = [];
  let omitted = 0;
  for await (const finding of found)
    if (findings.length < mostFindings) findings.push(finding);
    else omitted++;
  return { findings, omitted };
}

const sum = (verdicts: readonly FileVerdict[]): FileVerdict => ({
  findings: verdicts.flatMap(({ findings }) => findings),
  omitted: verdicts.reduce((total, { omitted }) => total + omitted, 0),
});

const isSame = ({ root, count }: SealedTree, tree: MerkleTree): boolean =>
  tree.count() === count && tree.root() === root;
