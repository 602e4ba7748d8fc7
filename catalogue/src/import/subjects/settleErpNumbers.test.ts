import { expect, test } from '@jest/globals';
import { settleErpNumbers } from './settleErpNumbers.ts';

const claim = (key: string, before: string | null, after: string | null) => ({ key, before, after });
const stored = new Map([
  ['A', '1'],
  ['B', '2'],
  ['C', '3'],
]);
const refused = (...claims: ReturnType<typeof claim>[]) => Object.fromEntries(settleErpNumbers(claims, stored));

test('two articles swap their numbers, and three pass theirs on', () => {
  expect(refused(claim('1', 'A', 'B'), claim('2', 'B', 'A'))).toEqual({});
  expect(refused(claim('1', 'A', 'B'), claim('2', 'B', 'C'), claim('3', 'C', null))).toEqual({});
});

test('a number that nobody gives up is refused, also for the line behind it', () => {
  expect(refused(claim('1', 'A', 'B'))).toEqual({ 1: '2' });
  expect(refused(claim('1', 'A', 'C'), claim('2', 'B', 'A'))).toEqual({ 1: '3', 2: '1' });
});

test('of two lines with one new number the first has it', () => {
  expect(refused(claim('4', null, 'D'), claim('5', null, 'D'))).toEqual({ 5: '4' });
});
