import { expect, test } from '@jest/globals';
import { createAdmission } from './createAdmission.ts';

test('createAdmission limits files in total and per user, and frees a place once when it is left twice', () => {
  const { enter } = createAdmission({ all: 3, perUser: 2 });
  const leave = enter('1');
  expect([enter('1'), enter('1')]).toEqual([expect.any(Function), null]);
  expect([enter('2'), enter('3')]).toEqual([expect.any(Function), null]);
  leave?.();
  leave?.();
  expect([enter('3'), enter('1')]).toEqual([expect.any(Function), null]);
});
