import type { ChangeLeaf, EventLeaf } from '@talloor/platform/seals/leaves.ts';
import { growMerkleTree, leafHash, type MerkleTree } from '@talloor/platform/seals/merkleTree.ts';
import type { Leaf } from './sealFiles.ts';

export type SplitLeaves = {
  readonly events: AsyncGenerator<EventLeaf>;
  readonly changes: AsyncGenerator<ChangeLeaf>;
  readonly eventTree: MerkleTree;
  readonly changeTree: MerkleTree;
  readonly isUnreadable: () => boolean;
};

export function splitLeaves(leaves: AsyncIterator<Leaf>): SplitLeaves {
  const [eventTree, changeTree] = [growMerkleTree(), growMerkleTree()];
  let firstChange: (Leaf & { readonly kind: 'change' }) | null = null;
  let unreadable = false;
  async function* events(): AsyncGenerator<EventLeaf> {
    for (let next = await leaves.next(); !next.done; next = await leaves.next()) {
      const { value } = next;
      if (value.kind === 'change') {
        firstChange = value;
        return;
      }
      if (value.kind === 'unreadable') unreadable = true;
      else {
        eventTree.add(leafHash(value.json));
        yield value.leaf;
      }
    }
  }
  async function* changes(): AsyncGenerator<ChangeLeaf> {
    let value: Leaf | null = firstChange;
    while (value) {
      if (value.kind === 'change') {
        changeTree.add(leafHash(value.json));
        yield value.leaf;
      } else unreadable = true;
      const next: IteratorResult<Leaf> = await leaves.next();
      value = next.done ? null : next.value;
    }
  }
  return { events: events(), changes: changes(), eventTree, changeTree, isUnreadable: () => unreadable };
}
