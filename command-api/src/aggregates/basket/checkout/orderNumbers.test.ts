import { expect, test } from '@jest/globals';
import { createOrderNumbers } from './orderNumbers.ts';

/** PostgreSQL's object id of the type `text`. */
const textOid = 25;

function numbersFrom(first: number) {
  let next = first;
  let draws = 0;
  const query = (statement: { readonly values: readonly number[] }) => {
    draws += 1;
    const rows = Array.from({ length: statement.values[0] ?? 0 }, () => ({ number: String(next++) }));
    return Promise.resolve({ rows, fields: [{ name: 'number', dataTypeID: textOid }] });
  };
  return { numbers: createOrderNumbers({ query } as never), draws: () => draws };
}

test('a hundred simultaneous checkouts get different numbers in two draws', async () => {
  const { numbers, draws } = numbersFrom(4402001);
  const issuedNumbers = await Promise.all(Array.from({ length: 100 }, () => numbers.take()));
  expect(new Set(issuedNumbers).size).toBe(100);
  expect(draws()).toBe(2);
});

test('a returned number is issued next', async () => {
  const { numbers } = numbersFrom(4402001);
  const number = await numbers.take();
  numbers.giveBack(number);
  expect(await numbers.take()).toBe(number);
  expect(await numbers.take()).not.toBe(number);
});
