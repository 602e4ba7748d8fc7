import { hash } from 'node:crypto';

const hashOf = (...parts: readonly Uint8Array[]): Buffer => hash('sha256', Buffer.concat(parts), 'buffer');
const [leafPrefix, nodePrefix] = [Uint8Array.of(0), Uint8Array.of(1)];

/** RFC 6962, 2.1. */
export const leafHash = (leaf: string): Buffer => hashOf(leafPrefix, Buffer.from(leaf));
const nodeHash = (left: Uint8Array, right: Uint8Array): Buffer => hashOf(nodePrefix, left, right);
const emptyRoot = hashOf().toString('hex');

export type MerkleTree = {
  readonly add: (leaf: Uint8Array) => void;
  readonly count: () => number;
  readonly root: () => string;
};

export function growMerkleTree(): MerkleTree {
  const levels: (Uint8Array | undefined)[] = [];
  let count = 0;
  return {
    add: (leaf) => {
      let node = leaf;
      let level = 0;
      for (let left = levels[level]; left !== undefined; left = levels[++level]) {
        node = nodeHash(left, node);
        levels[level] = undefined;
      }
      levels[level] = node;
      count++;
    },
    count: () => count,
    root: () => {
      let right: Uint8Array | null = null;
      for (const left of levels) if (left) right = right === null ? left : nodeHash(left, right);
      return right === null ? emptyRoot : Buffer.from(right).toString('hex');
    },
  };
}

/** In hex, from the leaf's sibling to the root's child (RFC 6962, 2.1.1). */
export function merklePaths(leaves: readonly Uint8Array[], indexes: readonly number[]): string[][] {
  const paths = indexes.map((): string[] => []);
  let places = [...indexes];
  for (let level = leaves; level.length > 1; level = levelAbove(level)) {
    for (const [at, place] of places.entries()) {
      const sibling = level[place % 2 === 0 ? place + 1 : place - 1];
      if (sibling) paths[at]?.push(Buffer.from(sibling).toString('hex'));
    }
    places = places.map((place) => Math.floor(place / 2));
  }
  return paths;
}

function levelAbove(level: readonly Uint8Array[]): Uint8Array[] {
  const above: Uint8Array[] = [];
  for (let place = 0; place < level.length; place += 2) {
    const [left, right] = [level[place], level[place + 1]];
    if (left) above.push(right ? nodeHash(left, right) : left);
  }
  return above;
}

export type InclusionProof = { readonly index: number; readonly count: number; readonly path: readonly string[] };

/** RFC 9162, 2.1.3.2. Null for a proof that fits no tree. */
export function rootOfProof(leaf: Uint8Array, { index, count, path }: InclusionProof): string | null {
  if (index < 0 || index >= count) return null;
  let [place, last] = [index, count - 1];
  let node: Uint8Array = leaf;
  for (const step of path) {
    if (last === 0) return null;
    const sibling = Buffer.from(step, 'hex');
    if (place % 2 === 1 || place === last) {
      node = nodeHash(sibling, node);
      while (place % 2 === 0 && place !== 0) [place, last] = [Math.floor(place / 2), Math.floor(last / 2)];
    } else node = nodeHash(node, sibling);
    [place, last] = [Math.floor(place / 2), Math.floor(last / 2)];
  }
  return last === 0 ? Buffer.from(node).toString('hex') : null;
}
