import { expect, test } from '@jest/globals';
import { commandHashOf } from './commandIds.ts';
import { createCommandHash } from './createCommandHash.ts';

test('a command hash identifies a body, and depends on the master key', () => {
  const body = { address: { street: 'Kouter', number: '12' } };
  const hash = createCommandHash(new Uint8Array(32).fill(7));
  expect(hash({ address: { number: '12', street: 'Kouter' } })).toBe(hash(body));
  expect(hash({ ...body, more: 1 })).not.toBe(hash(body));
  expect(hash(undefined)).toBe(hash(null));
  expect(hash(body)).not.toBe(commandHashOf(body));
  expect(createCommandHash(new Uint8Array(32).fill(8))(body)).not.toBe(hash(body));
});
