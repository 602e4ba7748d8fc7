import { expect, test } from '@jest/globals';
import { rem } from './rem.ts';

test('what is text grows with the text size that a reader has chosen', () => {
  expect(rem(16)).toBe('1rem');
  expect(rem(13)).toBe('0.8125rem');
});
