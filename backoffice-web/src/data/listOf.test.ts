/** @jest-environment jsdom */
import { expect, test } from '@jest/globals';
import { i18nProvider } from '../i18n/i18nProvider.ts';
import { listOfficeOrders } from '@talloor/contracts/endpoints/office.ts';
import { createKeyedList, totalOf } from './listOf.ts';

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

test('the next page goes on behind the last row of the page before, of the same filter', async () => {
  const afters: (string | null)[] = [];
  globalThis.fetch = ((address: string) => {
    afters.push(new URL(address, 'http://office.example').searchParams.get('after'));
    const text = JSON.stringify([{ id: '4402002' }, { id: '4402001' }]);
    return Promise.resolve({
      ok: true,
      headers: new Map([['content-range', 'orders 0-1/*']]),
      text: () => Promise.resolve(text),
    });
  }) as unknown as typeof fetch;
  const list = createKeyedList(listOfficeOrders, 'placed_at', 'DESC');
  const page = (number: number, filter = {}) => list({ pagination: { page: number, perPage: 2 }, filter });
  for (const number of [1, 2, 4]) await page(number);
  await page(2, { q: 'room' });
  expect(afters).toEqual([null, '4402001', null, null]);
});
