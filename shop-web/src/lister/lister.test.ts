/** @jest-environment jsdom */
import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { compareAddress, readCompareAddress } from '../compare/compareAddress.ts';
import { compareList, mostCompared, toggleCompared } from '../compare/compareList.ts';
import { followDownload } from '../download/followDownload.ts';
import { columnOrder } from './columns/columnOrder.ts';
import { labelOf, rememberLabels } from './facetLabels.ts';
import { filterCount } from './facetKeys.ts';
import { chooseItems, readList, toPage, withFilters, writeList } from './listState.ts';
import { ownPath } from './ownPath.ts';
import { pageWindow } from './pageWindow.ts';
import { chosenRange, parseRange } from './priceRange.ts';
import { shownItems } from './shownItems.ts';
import { extraFiltersOf, subjectOfPath } from './subject.ts';

const read = (address: string, keptFilters = {}) => readList(new URLSearchParams(address), keptFilters);

describe('the list state in the address', () => {
  test('is written as it was read', () => {
    const address =
      'keywords=room&group=dairy&group=frozen&price=2-50&allergen_free=gluten&sort=6&page=3&limit=48&view=tiles';
    expect(writeList(read(address)).toString()).toBe(address);
  });
  test('invalid values in the address become the defaults', () => {
    expect(read('page=-1&sort=77&limit=1000000&view=cube&onzin=1')).toEqual({
      keywords: '',
      page: 1,
      sort: 1,
      filters: {},
      isOff: false,
      limit: null,
      view: null,
    });
    expect(read(`page=1e9&keywords=${'x'.repeat(10_000)}`)).toMatchObject({ page: 1, keywords: 'x'.repeat(200) });
    expect(filterCount(read(Array.from({ length: 500 }, (_, at) => `brand=b${at}`).join('&')).filters)).toBe(30);
  });
  test('accepts one price range in whole euros, and removes text direction marks from keywords', () => {
    expect(read('price=9-1&price=abc').filters).toEqual({});
    expect(read('price=abc&price=2-50&price=3-4').filters).toEqual({ price: ['2-50'] });
    expect(read(`keywords=${encodeURIComponent('\u202eroom \u2066x')}`).keywords).toBe('room x');
  });
  test('filteroff=all ignores every filter, also the kept ones, until the user chooses a filter', () => {
    const off = read('keywords=room&group=dairy&filteroff=all', { storage: ['chilled'] });
    expect(off.filters).toEqual({});
    expect(writeList(off).toString()).toBe('keywords=room&filteroff=all');
    expect(writeList(chooseItems(off, 'brand', ['Boterveld'])).toString()).toBe('keywords=room&brand=Boterveld');
  });
  test('a changed filter leads to page 1', () => {
    const next = chooseItems(read('keywords=room&page=3'), 'brand', ['Boterveld']);
    expect([next.page, next.filters]).toEqual([1, { brand: ['Boterveld'] }]);
    expect(chooseItems(next, 'brand', []).filters).toEqual({});
    expect(withFilters(read('page=3&brand=a'), {}).page).toBe(1);
  });
  test('a kept filter applies unless the address filters the same facet', () => {
    const keptFilters = { storage: ['chilled'], label: ['bio'] };
    expect(read('brand=a&label=halal', keptFilters).filters).toEqual({
      storage: ['chilled'],
      brand: ['a'],
      label: ['halal'],
    });
  });
  test('ignores a request for the current page or a page out of range', () => {
    const state = read('page=2');
    expect([0, 2, 5, 10 ** 9].map((page) => toPage(state, page, 4))).toEqual([state, state, state, state]);
    expect(toPage(state, 4, 4).page).toBe(4);
  });
});

describe('the subject of a list', () => {
  test('follows from the path: search results, a part of the assortment, or promotions', () => {
    expect(extraFiltersOf(subjectOfPath('/zoekresultaten'))).toBe('{}');
    expect(extraFiltersOf(subjectOfPath('/fr/assortiment/1203'))).toBe('{"category":["1203"]}');
    expect(extraFiltersOf(subjectOfPath('/nl/promo'))).toBe('{"promo":["1"]}');
  });
  test('accepts only redirects inside the shop', () => {
    expect(ownPath('/assortiment/1203?page=2')).toBe('/assortiment/1203?page=2');
    for (const foreign of [
      '//elsewhere.example/',
      '/.//elsewhere.example',
      '/%2e//elsewhere.example',
      '/\\elsewhere.example',
      'https://elsewhere.example/',
      'javascript:1',
      null,
    ])
      expect(ownPath(foreign)).toBeNull();
  });
});

describe('pages', () => {
  test.each([
    [1, 4, [1, 2, 3, 4]],
    [4, 20, [1, 2, 3, 4, 5, 6, 7]],
    [5, 20, [2, 3, 4, 5, 6, 7, 8]],
    [20, 20, [14, 15, 16, 17, 18, 19, 20]],
    [1, 1, [1]],
  ])('on page %i of %i the pager shows at most seven numbers', (current, total, pages) => {
    expect(pageWindow(current, total)).toEqual(pages);
  });
});

describe('a facet', () => {
  const items = ['Boterveld', 'Zuivelhof', 'Crème d’Or', 'Graanvliet'].map((label) => ({ key: label, label }));
  const keys = (choice: Partial<Parameters<typeof shownItems>[1]>) =>
    shownItems(items, { limit: 2, chosen: [], query: '', isWhole: false, ...choice });
  test('shows its first items, and chosen items beyond them', () => {
    expect(keys({})).toEqual({ shown: items.slice(0, 2), more: 2 });
    expect(keys({ chosen: ['Graanvliet'] }).shown.map(({ key }) => key)).toEqual([
      'Boterveld',
      'Zuivelhof',
      'Graanvliet',
    ]);
    expect(keys({ isWhole: true })).toEqual({ shown: items, more: 0 });
  });
  test('is searched without regard to accents', () => {
    expect(keys({ query: ' creme' }).shown.map(({ key }) => key)).toEqual(['Crème d’Or']);
  });
  test('a price is a range of whole euros, written min-max; the full range is no filter', () => {
    expect(parseRange('2-50')).toEqual({ min: 2, max: 50 });
    for (const invalidRange of ['50-2', '2.5-9', '-9', '9', 'a-b', undefined])
      expect(parseRange(invalidRange)).toBeNull();
    const bounds = { min: 1, max: 90 };
    expect(chosenRange([50, 2], bounds)).toEqual({ min: 2, max: 50 });
    expect(chosenRange([1, 90], bounds)).toBeNull();
  });
  test('remembers the labels of its items for an hour, per language', () => {
    const facet = { key: 'storage', label: 'Bewaring', priority: 1, type: 'checkbox' as const, showMoreLimit: 6 };
    const item = { key: 'chilled', label: 'Koelvers (0–4 °C)', count: 3, sortKey: 1 };
    rememberLabels('nl', [{ ...facet, items: [item] }], 1000);
    expect(labelOf('nl', 'storage', 'chilled', 2000)).toBe('Koelvers (0–4 °C)');
    expect(labelOf('fr', 'storage', 'chilled', 2000)).toBe('chilled');
    expect(labelOf('nl', 'storage', 'chilled', 1000 + 3_600_001)).toBe('chilled');
    expect(localStorage.getItem('talloor.facetLabels')).toContain('Koelvers');
  });
});

describe('the comparison of articles', () => {
  beforeEach(() => compareList.set([]));
  test('holds at most six different articles, and is stored in this tab', () => {
    for (const number of ['1', '2', '3', '4', '5', '6', '7']) toggleCompared(number);
    expect(compareList.get()).toHaveLength(mostCompared);
    toggleCompared('3');
    expect(compareList.get()).toEqual(['1', '2', '4', '5', '6']);
    expect(sessionStorage.getItem('talloor.compare')).toBe('["1","2","4","5","6"]');
  });
  test('has an address that can be shared', () => {
    expect(compareAddress(['131209', '131244'])).toBe('?artikels=131209,131244');
    expect(readCompareAddress(new URLSearchParams('artikels=131209,boter,131209,1'))).toEqual(['131209', '1']);
    expect(readCompareAddress(new URLSearchParams(''))).toBeNull();
  });
});

describe('columns', () => {
  test('chosen columns come first, in the chosen order', () => {
    expect(columnOrder(['price', 'name']).slice(0, 3)).toEqual(['price', 'name', 'article_number']);
    expect(new Set(columnOrder([]))).toEqual(new Set(columnOrder(['vat'])));
  });
});

describe('a download of a product list', () => {
  test('polls the server until the file is ready', async () => {
    const answers = [
      { progress: 40, downloadUrl: null },
      { progress: 100, downloadUrl: '/file' },
    ];
    const percentages: number[] = [];
    const ask = jest.fn((statusUrl: string) =>
      Promise.resolve(statusUrl === '/again' ? answers.shift()! : answers[9]!),
    );
    const url = await followDownload({
      start: () => Promise.resolve({ first: { progress: 0, downloadUrl: null }, again: '/again' }),
      ask,
      wait: () => Promise.resolve(),
      onProgress: (percent) => percentages.push(percent),
    });
    expect([url, percentages]).toEqual(['/file', [0, 40, 100]]);
  });
});
