import { changeLeafJson, eventLeafJson, storedLeaf } from '@talloor/platform/seals/leaves.ts';
import { readChangeLeaves } from '@talloor/catalogue/changes/changeLeaves.ts';
import { columnsOf } from '@talloor/platform/postgres/columns.ts';
import { findRow } from '@talloor/platform/postgres/findRows.ts';
import { type SealArchive, sealFileName } from '@talloor/platform/seals/archives/archive.ts';
import { growMerkleTree, leafHash } from '@talloor/platform/seals/merkleTree.ts';
import { readRange } from '@talloor/platform/seals/readRange.ts';
import { type Seal, type SealedTree, sealsStream } from '@talloor/platform/seals/seal.ts';
import { sealCopiesTable, sealingTable } from '@talloor/platform/tables.ts';
import { readSeal, SealsChanged } from './findLastSeal.ts';
import type { SealSide } from './sealSide.ts';

type CopySide = Pick<SealSide, 'pool' | 'store' | 'sign' | 'clock' | 'archives'>;

export async function copySeals(side: CopySide): Promise<readonly unknown[]> {
  const lastNumber = await findLastNumber(side.pool);
  const errors: unknown[] = [];
  for (const archive of side.archives) {
    try {
      await copyTo(side, archive, lastNumber);
    } catch (error) {
      errors.push(error);
      const text = error instanceof Error ? error.message : String(error);
      await side.pool.query('update platform.seal_copies set error = $2, failed_at = $3 where archive = $1', [
        archive.name,
        text,
        side.clock.now(),
      ]);
    }
  }
  return errors;
}

async function copyTo(side: CopySide, archive: SealArchive, lastNumber: number): Promise<void> {
  const start = archive.startsWithNext ? Math.max(0, lastNumber - 1) : 0;
  await side.pool.query(
    'insert into platform.seal_copies (archive, last_number) values ($1, $2) on conflict do nothing',
    [archive.name, start],
  );
  const columns = columnsOf(sealCopiesTable, 'last_number');
  const text = 'select last_number from platform.seal_copies where archive = $1';
  const copied = (await findRow(side.pool, columns, text, [archive.name]))?.last_number ?? start;
  for (let number = copied + 1; number <= lastNumber; number++) {
    const [record] = await side.store.readStream(sealsStream, number - 1, 1);
    const seal = record && readSeal(record);
    if (!seal) throw new SealsChanged(`seal ${number} is missing in the store`);
    await archive.write(sealFileName(number), (await findCopy(side, archive, number)) ?? linesOf(side, seal));
    await side.pool.query(
      `update platform.seal_copies set last_number = $2, copied_at = $3, error = null, failed_at = null
       where archive = $1`,
      [archive.name, number, side.clock.now()],
    );
  }
}

async function findCopy(
  { archives }: CopySide,
  archive: SealArchive,
  number: number,
): Promise<AsyncIterable<string> | null> {
  for (const other of archives) {
    const copy = other.name === archive.name ? null : await other.read(sealFileName(number));
    if (copy) return copy;
  }
  return null;
}

async function findLastNumber(pool: SealSide['pool']): Promise<number> {
  const columns = columnsOf(sealingTable, 'last_number');
  return (await findRow(pool, columns, 'select last_number from platform.sealing'))?.last_number ?? 0;
}

async function* linesOf({ pool, store, sign }: CopySide, seal: Seal): AsyncGenerator<string> {
  yield `${JSON.stringify({ kind: 'seal', ...seal })}\n`;
  const events = growMerkleTree();
  for await (const page of readRange(store, seal.from, seal.position)) {
    const leaves = page.map((record) => eventLeafJson(storedLeaf(record)));
    for (const leaf of leaves) events.add(leafHash(leaf));
    yield leaves.map((leaf) => `${leaf}\n`).join('');
  }
  const changes = growMerkleTree();
  for await (const row of readChangeLeaves(pool, sign, seal.changes.fromId, seal.changes.lastId)) {
    const leaf = changeLeafJson(row);
    changes.add(leafHash(leaf));
    yield `${leaf}\n`;
  }
  mustEqual(seal, seal.events, events.root());
  mustEqual(seal, seal.changes, changes.root());
}

function mustEqual({ number }: Seal, { root }: SealedTree, now: string): void {
  if (root !== now) throw new SealsChanged(`what seal ${number} covers was changed before its copy`);
}
