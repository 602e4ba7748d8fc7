import { expect, test } from '@jest/globals';
import { limitedPages } from './limitedCount.ts';

test('a counted list has all its pages', () => {
  expect(limitedPages(51, 2, 25)).toEqual({
    currentPage: 2,
    totalPages: 3,
    results: 51,
    is_limited: false,
    offset: 25,
  });
});

test('a list of more than 1,000 rows always has a next page', () => {
  expect(limitedPages(null, 1, 25)).toMatchObject({ totalPages: 41, results: 1000, is_limited: true });
  expect(limitedPages(null, 60, 25)).toMatchObject({ totalPages: 61, results: 1500, is_limited: true });
});
