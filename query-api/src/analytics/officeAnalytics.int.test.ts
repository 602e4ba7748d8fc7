import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { writeBatches } from '@talloor/analytics/writeBatches.ts';
import { testArticle, writeTestArticles, writeTestCustomer } from '@talloor/catalogue/testing.ts';
import type { CollectedEvent } from '@talloor/contracts/analytics/collectedEvents.ts';
import { getAnalytics, listAnalyticsEvents, listSearchMisses } from '@talloor/contracts/endpoints/officeAnalytics.ts';
import { until } from '@talloor/platform/testing/until.ts';
import type { Browser, ReadSideUnderTest } from '../audit/testing/startReadSide.ts';
import { startReadSideWithCatalogue } from '../audit/testing/startReadSideWithCatalogue.ts';

const now = '2026-03-11T13:12:00.000Z';
let side: ReadSideUnderTest;
let visitor: Browser;
let lotte: Browser;
let viewing: Browser;
let office: Browser;
let managerOfBanners: Browser;

beforeAll(async () => {
  side = await startReadSideWithCatalogue(now);
  await writeTestCustomer(side.pool, '204118');
  await writeTestCustomer(side.pool, '300200');
  await writeTestArticles(side.pool, [testArticle('100001', { name: { nl: 'Volle room', fr: 'Crème entière' } })]);
  visitor = await side.browser();
  lotte = await side.browser({});
  viewing = await side.browser({ view: { viewId: randomUUID(), actorId: '90', until: '2026-03-11T15:00:00.000Z' } });
  const ofOffice = { userId: '90', customers: [], customerNumber: null };
  office = await side.browser({ ...ofOffice, roles: ['auditor'] });
  managerOfBanners = await side.browser({ ...ofOffice, roles: ['banner-manager'] });
});
afterAll(() => side.close());

const missesOf = async (language: 'nl' | 'fr') => {
  const filter = encodeURIComponent(JSON.stringify({ language }));
  return listSearchMisses.response.parse(await (await office.get(`/api/office/search-misses?filter=${filter}`)).json());
};
const search = (browser: Browser, query: string) => browser.get(`/api/search?${query}`);

test('a search that finds no article is listed with its language and how often, without numbers and addresses', async () => {
  await search(visitor, 'keywords=Zwaardvis');
  await search(lotte, 'keywords=zwaardvis%20lotte%40lindegaard.example%20204118');
  await search(visitor, '_locale=fr&keywords=espadon');
  await until(
    'the words are noted',
    async () => (await missesOf('nl'))[0]?.times === 2 && (await missesOf('fr')).length === 1,
  );
  expect(await missesOf('nl')).toEqual([
    { id: 'nl zwaardvis', language: 'nl', words: 'zwaardvis', times: 2, last_at: now },
  ]);
  expect(await missesOf('fr')).toMatchObject([{ words: 'espadon', times: 1 }]);
});

test('further pages, filtered lists, suggestions, searches with results and views of the office are no misses', async () => {
  await search(visitor, 'keywords=eenhoorn&page=2');
  await search(visitor, `keywords=eenhoorn&filters=${encodeURIComponent('{"brand":["talloor"]}')}`);
  await search(viewing, 'keywords=eenhoorn');
  await search(visitor, 'keywords=room');
  await search(visitor, 'keywords=');
  await visitor.get('/api/autocomplete?keyword=eenhoorn');
  await search(visitor, 'keywords=draak');
  await until('the words are noted', async () => (await missesOf('nl')).some(({ words }) => words === 'draak'));
  expect((await missesOf('nl')).map(({ words }) => words).toSorted()).toEqual(['draak', 'zwaardvis']);
});

const write = (events: CollectedEvent[], customerNumber: string | null) =>
  writeBatches(side.pool, [
    {
      batch: { web_id: randomUUID(), visit_id: randomUUID(), language: 'nl', device: 'phone', events },
      customerNumber,
      isSignedIn: customerNumber !== null,
      at: new Date(now),
    },
  ]);

test('the office sees sums of a period, with names of articles and customers, and how many customers stay away', async () => {
  await write([{ name: 'view_product', page: 'product', article_number: '100001' }], '204118');
  await write([{ name: 'search', page: 'search', words: 1, filters: 0, results: 0 }], null);
  const answer = await office.get('/fr/api/office/analytics?from=2026-03-10&to=2026-03-11');
  const sums = getAnalytics.response.parse(await answer.json());
  expect(sums).toMatchObject({
    mode: 'own',
    days: [{ visits: 0 }, { day: '2026-03-11', visits: 2 }],
    totals: { visits: 2, searches: 1, missed_searches: 1 },
    funnel: { searched: 1, added: 0, ordered: 0 },
    viewed_without_order: [{ article_number: '100001', name: 'Crème entière', views: 1 }],
    adoption: { visiting: 1, absent: 1, customers: [{ customer_number: '204118', visits: 1, orders: 0 }] },
  });
  expect(sums.adoption.customers[0]?.name).not.toBe('');
});

test('live events come after the one that was seen, and by name', async () => {
  const events = async (query: string) =>
    listAnalyticsEvents.response.parse(await (await office.get(`/api/office/analytics/events?${query}`)).json()).events;
  const [newest, seen] = await events('');
  expect(newest).toMatchObject({ name: 'search', customer_number: null, details: { results: 0 } });
  expect(await events(`after=${seen?.id}`)).toEqual([newest]);
  expect(await events('name=view_product')).toEqual([seen]);
});

test.each(['from=2026-03-10&to=2026-03-09', 'from=2025-01-01&to=2026-03-11', 'from=2026-03-10', 'from=x&to=y'])(
  'a period of no day or more than 400 is refused: %s',
  async (query) => {
    expect((await office.get(`/api/office/analytics?${query}`)).status).toBe(400);
  },
);

test.each(['analytics?from=2026-03-10&to=2026-03-11', 'analytics/events', 'search-misses'])(
  'only people with the right see %s',
  async (path) => {
    expect((await visitor.get(`/api/office/${path}`)).status).toBe(401);
    expect((await lotte.get(`/api/office/${path}`)).status).toBe(403);
    expect((await managerOfBanners.get(`/api/office/${path}`)).status).toBe(403);
    expect((await office.get(`/api/office/${path}`)).status).toBe(200);
  },
);
