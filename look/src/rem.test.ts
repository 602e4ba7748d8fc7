import { expect, test } from '@jest/globals';
import { rem } from './rem.ts';

test("text sizes grow with the text size of the reader's browser", () => {
  expect(rem(16)).toBe('1rem');
  expect(rem(13)).toBe('0.8125rem');
});
