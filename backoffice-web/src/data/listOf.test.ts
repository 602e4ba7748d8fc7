/** @jest-environment jsdom */
import { expect, test } from '@jest/globals';
import { i18nProvider } from '../i18n/i18nProvider.ts';
import { totalOf } from './listOf.ts';

test('a counted list tells its total', () => {
  expect(totalOf('orders 0-24/51', 0)).toEqual({ total: 51 });
  expect(totalOf(null, 0)).toEqual({ total: 0 });
});

test('a list of more than 1,000 rows has a next page instead of a total', () => {
  expect(totalOf('orders 0-24/*', 0)).toEqual({ pageInfo: { hasNextPage: true, hasPreviousPage: false } });
  expect(totalOf('orders 25-49/*', 25)).toEqual({ pageInfo: { hasNextPage: true, hasPreviousPage: true } });
});

test.each([
  ['nl', /^1–25 van meer dan 1\.000$/],
  ['fr', /^1–25 sur plus de 1\s000$/],
])('its pages say so in %s', async (language, words) => {
  await i18nProvider.changeLocale(language);
  expect(i18nProvider.translate('ra.navigation.partial_page_range_info', { offsetBegin: 1, offsetEnd: 25 })).toMatch(
    words,
  );
});
