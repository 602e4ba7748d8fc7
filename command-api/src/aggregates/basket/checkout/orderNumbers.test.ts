import { describe, expect, test } from '@jest/globals';
import { createOrderNumbers } from './orderNumbers.ts';

const textOid = 25;

function numbersFrom(first: number, stored: ReadonlySet<number> = new Set()) {
  let next = first;
  let draws = 0;
  const query = (statement: string | { readonly values: readonly number[] }, values: readonly number[] = []) => {
    if (typeof statement === 'string') {
      next += values[0] ?? 0;
      return Promise.resolve({ rows: [] });
    }
    draws += 1;
    const rows = Array.from({ length: statement.values[0] ?? 0 }, () => ({ number: String(next++) }));
    return Promise.resolve({ rows, fields: [{ name: 'number', dataTypeID: textOid }] });
  };
  const load = (_fold: unknown, streamId: string) =>
    Promise.resolve({ revision: stored.has(Number(streamId.slice('order-'.length))) ? 0 : null });
  return { numbers: createOrderNumbers({ pool: { query }, repository: { load } } as never), draws: () => draws };
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

describe('a sequence behind the event store', () => {
  test('issues only numbers without an order, in few draws', async () => {
    const stored = new Set(Array.from({ length: 10_000 }, (_, index) => 4_402_001 + index));
    const { numbers, draws } = numbersFrom(4_402_001, stored);
    const issuedNumbers = await Promise.all(Array.from({ length: 100 }, () => numbers.take()));
    expect(issuedNumbers.filter((number) => stored.has(Number(number)))).toEqual([]);
    expect(draws()).toBeLessThan(12);
  });

  test('issues no number of a stored order between unused numbers', async () => {
    const { numbers } = numbersFrom(4_402_001, new Set([4_402_030, 4_402_210]));
    const issuedNumbers = await Promise.all(Array.from({ length: 200 }, () => numbers.take()));
    expect(issuedNumbers).not.toContain('4402030');
    expect(issuedNumbers).not.toContain('4402210');
  });

  test('fails after a limited number of draws when every number is taken', async () => {
    const { numbers, draws } = numbersFrom(4_402_001, { has: () => true } as never);
    await expect(numbers.take()).rejects.toThrow('behind the event store');
    expect(draws()).toBeLessThan(20);
  });
});
