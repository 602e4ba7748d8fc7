import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { checkSuccession, isSignedSeal, keysThrough, type Seal, type SealBody, sealHash, signSeal } from './seal.ts';
import { createTestKey } from './testing/createTestKey.ts';

const [first, second] = [createTestKey(), createTestKey()];
const tree = { root: '00'.repeat(32), count: 3 };
const body: SealBody = {
  number: 1,
  storeId: 'store',
  at: '2026-03-11T13:00:00.000Z',
  from: '0'.repeat(20),
  position: `${'0'.repeat(19)}3`,
  previous: null,
  events: tree,
  heads: tree,
  changes: { ...tree, fromId: '0', lastId: '3' },
  recorded: { from: '2026-03-11T12:00:00.000Z', to: '2026-03-11T12:59:00.000Z' },
  key: first.publicKey,
  earlierKeys: [],
  nextKey: null,
};
const after = (seal: Seal, changes: Partial<SealBody> = {}): SealBody => ({
  ...body,
  number: seal.number + 1,
  previous: sealHash(seal),
  from: seal.position,
  changes: { ...tree, fromId: seal.changes.lastId, lastId: '6' },
  key: seal.nextKey ?? seal.key,
  earlierKeys: keysThrough(seal),
  ...changes,
});

describe('a seal', () => {
  it('loses its signature with a change of any part', () => {
    const seal = signSeal(body, first);
    expect(isSignedSeal(seal)).toBe(true);
    fc.assert(
      fc.property(fc.constantFrom(...Object.keys(seal)), fc.jsonValue(), (name, value) => {
        const changed = { ...seal, [name]: value } as Seal;
        expect(isSignedSeal(changed)).toBe(JSON.stringify(changed) === JSON.stringify(seal));
      }),
    );
  });

  it('follows the previous seal under the same key, or under the key that the previous one names', () => {
    const one = signSeal(body, first);
    const rotation = signSeal(after(one, { nextKey: second.publicKey }), first);
    const three = signSeal(after(rotation), second);
    expect([checkSuccession(null, one), checkSuccession(one, rotation), checkSuccession(rotation, three)]).toEqual([
      null,
      null,
      null,
    ]);
    expect(three.earlierKeys).toEqual([{ key: first.publicKey, lastNumber: 2 }]);
  });

  it('is refused with another number, predecessor, key, list of keys or a gap', () => {
    const one = signSeal(body, first);
    const fault = (changes: Partial<SealBody>, key = first) => checkSuccession(one, signSeal(after(one, changes), key));
    expect(fault({ number: 3 })).toBe('wrong_number');
    expect(fault({ previous: '00' })).toBe('wrong_previous');
    expect(fault({ key: second.publicKey }, second)).toBe('wrong_key');
    expect(fault({}, second)).toBe('wrong_signature');
    expect(fault({ earlierKeys: [{ key: second.publicKey, lastNumber: 1 }] })).toBe('wrong_earlier_keys');
    expect(fault({ position: '0'.repeat(20) })).toBe('gap');
    expect(fault({ from: '0'.repeat(20) })).toBe('gap');
    expect(fault({ changes: { ...tree, fromId: '4', lastId: '6' } })).toBe('gap');
  });
});
