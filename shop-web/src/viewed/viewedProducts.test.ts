/** @jest-environment jsdom */
import { describe, expect, test } from '@jest/globals';
import { keepViewedOf, readViewed, rememberViewed, viewedProducts, withViewed } from './viewedProducts.ts';

describe('the viewed articles', () => {
  test('are sorted newest first, without duplicates, at most 12', () => {
    const twelve = Array.from({ length: 12 }, (_, at) => String(100 + at));
    expect(withViewed(twelve, '105')).toEqual(['105', ...twelve.filter((number) => number !== '105')]);
    expect(withViewed(twelve, '999')).toEqual(['999', ...twelve.slice(0, 11)]);
  });

  test('are read as article numbers only, from any cookie', () => {
    expect(readViewed('a=1; viewed_products=12,x,12,<b>,34%2C56')).toEqual(['12', '34', '56']);
    expect(readViewed('other=12')).toEqual([]);
    expect(readViewed(`viewed_products=${Array.from({ length: 40 }, (_, at) => at).join(',')}`)).toHaveLength(12);
  });

  test('are stored in the cookie that the next visit reads', () => {
    rememberViewed('155018');
    rememberViewed('131209');
    expect(viewedProducts.get()).toEqual(['131209', '155018']);
    expect(readViewed(document.cookie)).toEqual(['131209', '155018']);
  });

  test('stay for the user who saw them, also after a new login, and go for another user', () => {
    rememberViewed('155018');
    keepViewedOf(7);
    keepViewedOf(7);
    expect(viewedProducts.get()).toContain('155018');
    keepViewedOf(8);
    expect([viewedProducts.get(), readViewed(document.cookie)]).toEqual([[], []]);
  });
});
