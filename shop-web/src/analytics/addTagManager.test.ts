/** @jest-environment jsdom */
import { expect, test } from '@jest/globals';
import { addTagManager, hasTagManager } from './addTagManager.ts';

test('a page loads the script of the tag manager once', () => {
  const script = 'https://tags.example/t.js';
  expect(hasTagManager()).toBe(false);
  addTagManager(script);
  addTagManager(script);
  expect([...document.head.querySelectorAll('script')].map(({ src }) => src)).toEqual([script]);
  expect(hasTagManager()).toBe(true);
});
