import { expect, test } from '@jest/globals';
import { createAdmission } from './createAdmission.ts';

test('so many files are let in at a time, so many of one user, and a place that is left twice is one place', () => {
  const { enter } = createAdmission({ all: 3, perUser: 2 });
  const leave = enter('1');
  expect([enter('1'), enter('1')]).toEqual([expect.any(Function), null]);
  expect([enter('2'), enter('3')]).toEqual([expect.any(Function), null]);
  leave?.();
  leave?.();
  expect([enter('3'), enter('1')]).toEqual([expect.any(Function), null]);
});
