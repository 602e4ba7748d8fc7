import { expect, test } from '@jest/globals';
import { dueAfter } from './snapshots.ts';

test('a fold is saved every 200 events, and every fourth time where a call makes as many itself', () => {
  expect([1, 10, 199].map(dueAfter)).toEqual([200, 200, 200]);
  expect([200, 500].map(dueAfter)).toEqual([800, 2000]);
});
