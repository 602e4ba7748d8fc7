import { describe, expect, it } from '@jest/globals';
import { followProof } from './followProof.ts';
import { keysBeforeReplacement, keysThrough, type Seal, type SealBody, sealHash, signSeal } from './seal.ts';
import { createTestKey } from './testing/createTestKey.ts';

const [old, present, foreign] = [createTestKey(), createTestKey(), createTestKey()];
type Key = typeof old;
const tree = { root: '00'.repeat(32), count: 3 };

function seal(previous: Seal | null, key: Key, changes: Partial<SealBody> = {}): Seal {
  const body: SealBody = {
    number: (previous?.number ?? 0) + 1,
    storeId: 'store',
    at: '2026-03-11T13:00:00.000Z',
    from: previous?.position ?? '0',
    position: String((previous?.number ?? 0) + 1),
    previous: previous && sealHash(previous),
    events: tree,
    heads: tree,
    changes: { ...tree, fromId: previous?.changes.lastId ?? '0', lastId: '3' },
    recorded: null,
    key: key.publicKey,
    earlierKeys: previous ? keysThrough(previous) : [],
    nextKey: null,
  };
  return signSeal({ ...body, ...changes }, key);
}

function provenNumbers(seals: readonly Seal[], key: Key): number[] {
  const { add, proven } = followProof(key.publicKey);
  for (const each of seals) add(each);
  return seals.filter((each) => proven.has(sealHash(each))).map(({ number }) => number);
}

const one = seal(null, old);
const rotation = seal(one, old, { nextKey: present.publicKey });
const three = seal(rotation, present);
const rotated = [one, rotation, three];

describe('a trusted key', () => {
  it('proves the seals of earlier keys, and those of the keys that its seals name', () => {
    expect(provenNumbers(rotated, present)).toEqual([1, 2, 3]);
    expect(provenNumbers(rotated, old)).toEqual([1, 2, 3]);
  });

  it('proves nothing when a foreign key names it', () => {
    const forged = seal(null, foreign);
    expect(provenNumbers([forged, seal(forged, foreign, { nextKey: present.publicKey })], present)).toEqual([]);
    expect(provenNumbers(rotated, foreign)).toEqual([]);
  });

  it('proves no seal whose hash its own chain lacks', () => {
    const forged = seal(null, foreign, { nextKey: old.publicKey });
    expect(provenNumbers([forged, rotation, three], present)).toEqual([2, 3]);
  });

  it('proves no seal of another key after its own without its name', () => {
    expect(provenNumbers([one, seal(one, foreign)], old)).toEqual([1]);
  });

  it('proves those before the loss of a key when it replaces the lost one, and not the reverse', () => {
    const replacement = seal(one, present, { earlierKeys: keysBeforeReplacement(one) });
    expect(provenNumbers([one, replacement], present)).toEqual([1, 2]);
    expect(provenNumbers([one, replacement], old)).toEqual([1]);
  });
});
