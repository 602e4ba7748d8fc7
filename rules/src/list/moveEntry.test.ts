import { expect, test } from '@jest/globals';
import { moveEntry } from './moveEntry.ts';

test('an entry moves up or down in the list, and cannot move past an end', () => {
  expect(moveEntry(['a', 'b', 'c'], 2, 1)).toEqual(['a', 'c', 'b']);
  expect(moveEntry(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a']);
  expect(moveEntry(['a', 'b'], 0, -1)).toEqual(['a', 'b']);
  expect(moveEntry(['a', 'b'], 1, 2)).toEqual(['a', 'b']);
});
