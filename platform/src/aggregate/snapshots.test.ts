import { expect, test } from '@jest/globals';
import { dueAfter } from './snapshots.ts';

test('a snapshot is due after 200 events, or after four calls when one call makes 200 events', () => {
  expect([1, 10, 199].map(dueAfter)).toEqual([200, 200, 200]);
  expect([200, 500].map(dueAfter)).toEqual([800, 2000]);
});
