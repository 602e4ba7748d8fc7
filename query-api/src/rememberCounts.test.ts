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

test('what was counted is counted again only when the read model has come further', async () => {
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

test('what was counted while the read model came further is not remembered', async () => {
  const { counts, advance } = counting();
  const passing = () => {
    advance();
    return Promise.resolve(3);
  };
  expect(await counts('204118', passing)).toBe(3);
  expect(await counts('204118', () => Promise.resolve(4))).toBe(4);
});
