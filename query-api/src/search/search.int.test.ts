import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { writeDetails } from '@talloor/catalogue/product/writeDetails.ts';
import { writeStock } from '@talloor/catalogue/stock/writeStock.ts';
import { testArticle, testChange, writeTestArticles, writeTestCustomer } from '@talloor/catalogue/testing.ts';
import { autocomplete, listBanners } from '@talloor/contracts/endpoints/assortment.ts';
import { searchProducts } from '@talloor/contracts/endpoints/catalogue.ts';
import type { Browser, ReadSideUnderTest } from '../audit/testing/startReadSide.ts';
import { startReadSideWithCatalogue } from '../audit/testing/startReadSideWithCatalogue.ts';

let side: ReadSideUnderTest;
let lotte: Browser;
let visitor: Browser;
let restricted: Browser;

beforeAll(async () => {
  side = await startReadSideWithCatalogue();
  await writeTestCustomer(side.pool, '204118');
  await writeTestCustomer(side.pool, '300200', { showPrices: false });
  await writeTestArticles(side.pool, [
    testArticle('100001', { name: { nl: 'Volle “room” 35 %', fr: 'Crème entière 35 %' } }),
    testArticle('100002', { name: { nl: 'Zure room', fr: 'Crème aigre' }, orderBefore: '12:00' }),
  ]);
  await writeDetails(
    side.pool,
    [{ articleNumber: '100001', storage: 'chilled', origin: 'BE', allergens: { gluten: { presence: 'free' } } }],
    testChange,
  );
  await side.pool.query(`update catalogue.customers set assortment_restricted = true where customer_number = '300200'`);
  await side.pool.query(`insert into catalogue.customer_articles values ('300200', '100001')`);
  await side.pool
    .query(`insert into catalogue.banners (place, alias, keywords, title_nl, title_fr, text_nl, text_fr, tag_nl, tag_fr,
      link_nl, link_fr, link_text_nl, link_text_fr, board)
    select place, '', 'room', 'Room, € 3 korting', 'Crème, 3 € de remise', '', '', '', '', '/nl/promo', '/fr/promo', '', '', 'dairy'
    from unnest('{search-top,search-inside,autocomplete,start}'::text[]) as place`);
  await side.pool
    .query(`insert into catalogue.navigation_items (item_code, subgroup_code, alias, name_nl, name_fr, sorting, icon)
      values ('cream', 'fruit', '7001', 'Room', 'Crème', 1, 'milk')`);
  await side.pool.query(`update catalogue.products set item_code = 'cream' where article_number = '100001'`);
  await side.pool.query('update catalogue.version set version = version + 1');
  visitor = await side.browser();
  lotte = await side.browser({});
  restricted = await side.browser({ userId: '8', customers: ['300200'], customerNumber: '300200' });
});
afterAll(() => side.close());

const search = async (browser: Browser, query: string) =>
  searchProducts.response.parse(await (await browser.get(`/api/search?${query}`)).json());

describe('a search over HTTP', () => {
  test('answers the same until the stock changes, and then with the new stock', async () => {
    const first = await search(lotte, 'keywords=room');
    expect(first.products.map(({ article_number }) => article_number)).toEqual(['100001', '100002']);
    expect(first.products[0]).toMatchObject({ stock: null, price: { price: 10 }, last_order_date: null });
    expect(await search(lotte, 'keywords=room')).toEqual(first);
    await writeStock(side.pool, [{ articleNumber: '100001', quantity: 4, asOf: testChange.at }], testChange);
    expect((await search(lotte, 'keywords=room')).products.find((each) => each.id === '100001')?.stock).toBe(4);
  });

  test('names its facets and items in the language of the request', async () => {
    const { facets } = await search(lotte, '_locale=fr&keywords=creme');
    const labels = facets.map(({ key, label, items }) => [key, label, items[0]?.label]);
    expect(labels).toEqual(
      expect.arrayContaining([
        ['storage', 'Conservation', 'Réfrigéré'],
        ['allergen_free', 'Sans allergène', 'Gluten'],
        ['origin', 'Origine', 'Belgique'],
        ['deliverable', 'Livrable', 'Livrable à votre jour de livraison'],
      ]),
    );
  });

  test('omits an article from the deliverable articles when its own cut-off has passed', async () => {
    // Thursday closed on Tuesday; on Friday, this article closes at 12:00.
    const filters = `filters=${encodeURIComponent('{"deliverable":["1"]}')}&deliveryDate=2026-03-13`;
    expect((await search(lotte, filters)).products.map(({ id }) => id)).toEqual(['100001']);
    expect((await search(lotte, `${filters.replace('03-13', '03-16')}`)).pagination.results).toBe(2);
  });

  test('shows no prices to a visitor, and only permitted articles and facets to a restricted customer', async () => {
    expect((await search(visitor, 'sort=5')).products.map(({ price }) => price)).toEqual([null, null]);
    const answer = await search(restricted, 'keywords=room&sort=6');
    expect(answer.products.map(({ id, price }) => [id, price])).toEqual([['100001', null]]);
    expect(answer.facets.map(({ key }) => key)).not.toContain('price');
    expect(answer.facets.flatMap(({ items }) => items.map(({ count }) => count)).every((count) => count === 1)).toBe(
      true,
    );
  });

  test('is limited to a type of article: an item or subgroup by its code, and none for an unknown code', async () => {
    const typed = async (type: string, more = '') =>
      (await search(lotte, `sort=3&typeDefinitionId=${type}${more}`)).products.map(({ id }) => id);
    expect(await typed('cream')).toEqual(['100001']);
    expect(await typed('cream', '&keywords=zure')).toEqual([]);
    expect(await typed('fruit')).toEqual(['100001', '100002']);
    expect(await typed('unknown')).toEqual([]);
  });

  test('rejects a page about an unknown category as not found', async () => {
    const response = await visitor.get(`/api/search?extraFilters=${encodeURIComponent('{"category":["987654"]}')}`);
    expect([response.status, await response.json()]).toMatchObject([404, { code: 'assortment.not_found' }]);
  });

  test.each([
    ['page=0', 400],
    ['page=1000000000', 400],
    ['limit=1000000', 400],
    [`keywords=${'a'.repeat(10_000)}`, 400],
    [`filters=${encodeURIComponent(JSON.stringify({ brand: Array.from({ length: 101 }, () => 'x') }))}`, 400],
    [`filters=${'%7B'.repeat(3000)}`, 400],
    [`filters=${encodeURIComponent('{"nothing":["x"],"brand":["unknown"],"price":["a-b"],"label":["-1"]}')}`, 200],
    [`filters=${encodeURIComponent('{"__proto__":["x"],"constructor":["y"]}')}`, 200],
    ['page=10000', 200],
    [`keywords=${encodeURIComponent('%_\'";--\\')}`, 200],
    [`keywords=${encodeURIComponent('😀 مرحبا')}`, 200],
  ])('answers %s with %i within a second', async (query, status) => {
    const startedAt = performance.now();
    expect((await lotte.get(`/api/search?${query}`)).status).toBe(status);
    expect(performance.now() - startedAt).toBeLessThan(1000);
  });
});

test('a banner with an amount is hidden from users with hidden prices', async () => {
  const bannerTitlesFor = async (browser: Browser) => {
    const { bannerTop, bannerInside } = await search(browser, 'keywords=room');
    const suggested = autocomplete.response.parse(await (await browser.get('/api/autocomplete/room')).json());
    const page = listBanners.response.parse(await (await browser.get('/api/banners?place=start')).json());
    return [bannerTop, bannerInside, suggested.banner, ...page].map((banner) => banner?.title ?? null);
  };
  const title = 'Room, € 3 korting';
  for (const browser of [lotte, visitor]) expect(await bannerTitlesFor(browser)).toEqual([title, title, title, title]);
  expect(await bannerTitlesFor(restricted)).toEqual([null, null, null]);
});

describe('autocomplete over HTTP', () => {
  const complete = async (browser: Browser, text: string) =>
    autocomplete.response.parse(await (await browser.get(`/api/autocomplete/${encodeURIComponent(text)}`)).json());

  test('suggests only articles that the user may see', async () => {
    expect(await complete(lotte, 'ro')).toMatchObject({
      keywords: ['room', 'volle room', 'zure room'],
      results: 2,
    });
    expect((await complete(restricted, 'ro')).products.map(({ id }) => id)).toEqual(['100001']);
    expect(await complete(visitor, 'r')).toEqual({
      keywords: [],
      categories: [],
      products: [],
      results: 0,
      banner: null,
    });
    expect(await complete(visitor, '%_')).toMatchObject({ results: 0 });
  });
});
