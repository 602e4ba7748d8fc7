import { expect, test } from '@jest/globals';
import { chain, rehash } from './hashChain.ts';

const place = { streamId: 'order-1', revision: 3, id: '0197f5d2-6a0e-7c3b-9a53-0b8f2f9f6c21', type: 'OrderPlaced' };
const metadata = { schemaVersion: 1, previousHash: 'ab' } as unknown as Parameters<typeof chain>[1];

test.each([
  ['short', 10],
  ['so long that they are hashed beside the event loop', 200_000],
])('data that are %s have the hashes that rehash expects', async (_, length) => {
  const event = { ...place, data: { comment: 'é€😀x'.repeat(length / 5) } };
  const chained = await chain(event, metadata);
  expect(rehash(event, chained.metadata)).toEqual({ hash: chained.metadata.hash, dataHash: chained.metadata.dataHash });
  expect(JSON.parse(chained.written.metadata)).toEqual(chained.metadata);
  expect(rehash({ ...event, data: { comment: 'é' } }, chained.metadata).hash).not.toBe(chained.metadata.hash);
});

test.each([10, 200_000])('chain rejects %i characters with a lone surrogate', async (length) => {
  const data = { comment: `${'x'.repeat(length)}\ud800` };
  await expect(chain({ ...place, data }, metadata)).rejects.toThrow(TypeError);
});
