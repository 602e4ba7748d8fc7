/** @jest-environment jsdom */
import { expect, test } from '@jest/globals';
import { deleteForeignCookies } from './deleteForeignCookies.ts';

test('a withdrawal deletes the cookies of other scripts and keeps those of the shop', () => {
  for (const cookie of ['viewed_products=131209', '_tag=1.2.3', 'tag_session=x; domain=localhost'])
    document.cookie = `${cookie}; path=/`;
  deleteForeignCookies();
  expect(document.cookie).toBe('viewed_products=131209');
});
