import type { ChangeRow } from '@talloor/catalogue/changes/changeLeaves.ts';
import type { ChangeLeaf } from '@talloor/platform/seals/leaves.ts';
import type { SealFinding, SealReason } from './sealFinding.ts';

/** Both in order of id. Names that erasure removed are no finding. */
export async function* compareChanges(
  seal: number,
  leaves: AsyncIterator<ChangeLeaf>,
  rows: AsyncIterator<ChangeRow>,
): AsyncGenerator<SealFinding> {
  const found = (reason: SealReason, id: string, about: string): SealFinding => ({
    seal,
    reason,
    change: { id, about },
  });
  const about = ({ subject, key }: ChangeRow): string => `${subject} ${key}`;
  let leaf = await leaves.next();
  let row = await rows.next();
  while (!leaf.done || !row.done) {
    if (leaf.done || (!row.done && BigInt(row.value.id) < BigInt(leaf.value.id))) {
      if (!row.done) yield found('change_inserted', row.value.id, about(row.value));
      row = await rows.next();
    } else if (row.done || BigInt(row.value.id) > BigInt(leaf.value.id)) {
      yield found('change_dropped', leaf.value.id, '-');
      leaf = await leaves.next();
    } else {
      const { hash, names } = row.value;
      const isNamed = names !== null && names !== leaf.value.names;
      if (hash !== leaf.value.hash || isNamed) yield found('change_changed', row.value.id, about(row.value));
      [leaf, row] = [await leaves.next(), await rows.next()];
    }
  }
}
