import { expect, test } from '@jest/globals';
import { rememberCounts } from './rememberCounts.ts';

function counting() {
  let advance = () => {};
  const counts = rememberCounts(
    {
      onAdvance: (_name, callback) => {
        advance = () => callback('1');
        return () => {};
      },
    },
    ['deliveries'],
  );
  return { counts, advance: () => advance() };
}

test('a count is repeated only after an advance of the read model', async () => {
  const { counts, advance } = counting();
  let orders = 3;
  const count = () => Promise.resolve(orders);
  expect(await counts('204118', count)).toBe(3);
  orders = 4;
  expect(await counts('204118', count)).toBe(3);
  expect(await counts('316042', count)).toBe(4);
  advance();
  expect(await counts('204118', count)).toBe(4);
});

test('a count taken during an advance of the read model is not cached', async () => {
  const { counts, advance } = counting();
  const passing = () => {
    advance();
    return Promise.resolve(3);
  };
  expect(await counts('204118', passing)).toBe(3);
  expect(await counts('204118', () => Promise.resolve(4))).toBe(4);
});
