import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { growMerkleTree, leafHash, merklePaths, rootOfProof } from './merkleTree.ts';

const treeOf = (leaves: readonly Uint8Array[]) => {
  const tree = growMerkleTree();
  for (const leaf of leaves) tree.add(leaf);
  return { root: tree.root(), count: tree.count() };
};
const someLeaves = fc.array(fc.string(), { minLength: 1, maxLength: 70 });

describe('the Merkle tree', () => {
  it('has the roots of RFC 6962 for none, one and three leaves', () => {
    expect(treeOf([]).root).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
    expect(treeOf([leafHash('')]).root).toBe('6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d');
    const three = [leafHash('a'), leafHash('b'), leafHash('c')];
    const two = treeOf(three.slice(0, 2)).root;
    expect(rootOfProof(leafHash('c'), { index: 2, count: 3, path: [two] })).toBe(treeOf(three).root);
  });

  it('proves each leaf', () => {
    fc.assert(
      fc.property(someLeaves, (texts) => {
        const leaves = texts.map(leafHash);
        const { root, count } = treeOf(leaves);
        const paths = merklePaths(leaves, [...leaves.keys()]);
        for (const [index, leaf] of leaves.entries())
          expect(rootOfProof(leaf, { index, count, path: paths[index] ?? [] })).toBe(root);
      }),
    );
  });

  it('proves no other leaf, and no leaf at another place or along another path', () => {
    fc.assert(
      fc.property(someLeaves, fc.nat(), fc.nat(), fc.string(), (texts, place, step, other) => {
        const leaves = [...new Set(texts)].map(leafHash);
        const { root, count } = treeOf(leaves);
        const index = place % count;
        const [path = []] = merklePaths(leaves, [index]);
        const leaf = leaves[index] ?? leafHash('');
        const changedPath = path.map((hash, at) =>
          at === step % path.length ? leafHash(other).toString('hex') : hash,
        );
        const elsewhere = [...leaves.keys()].filter((at) => at !== index).map((at) => ({ leaf, index: at, path }));
        const forgeries = [
          { leaf: leafHash(`${other}${texts.join('')}`), index, path },
          { leaf, index, path: [...path, root] },
          ...elsewhere,
          ...(path.length > 0 ? [{ leaf, index, path: path.slice(1) }] : []),
          ...(changedPath.join('') === path.join('') ? [] : [{ leaf, index, path: changedPath }]),
        ].filter((forgery) => !forgery.leaf.equals(leaf) || forgery.index !== index || forgery.path !== path);
        const roots = forgeries.map(({ leaf: of, ...place }) => rootOfProof(of, { ...place, count }));
        expect(roots).not.toContain(root);
      }),
    );
  });
});
