import { hash } from 'node:crypto';

/** RFC 6962, 2.1. */
export const leafHash = (leaf: string): Buffer => hash('sha256', `\0${leaf}`, 'buffer');

const emptyRoot = hash('sha256', '', 'hex');
const node = Buffer.alloc(65, 1);

function nodeHash(left: Uint8Array, right: Uint8Array): Buffer {
  node.set(left, 1);
  node.set(right, 33);
  return hash('sha256', node, 'buffer');
}

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
      let top = leaf;
      let level = 0;
      for (let left = levels[level]; left !== undefined; left = levels[++level]) {
        top = nodeHash(left, top);
        levels[level] = undefined;
      }
      levels[level] = top;
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
  let top: Uint8Array = leaf;
  for (const step of path) {
    if (last === 0) return null;
    const sibling = Buffer.from(step, 'hex');
    if (sibling.length !== 32) return null;
    if (place % 2 === 1 || place === last) {
      top = nodeHash(sibling, top);
      while (place % 2 === 0 && place !== 0) [place, last] = [Math.floor(place / 2), Math.floor(last / 2)];
    } else top = nodeHash(top, sibling);
    [place, last] = [Math.floor(place / 2), Math.floor(last / 2)];
  }
  return last === 0 ? Buffer.from(top).toString('hex') : null;
}
