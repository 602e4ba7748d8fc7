import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { testArticle, writeTestArticles, writeTestCustomer } from '@talloor/catalogue/testing.ts';
import { getTagManagerData } from '@talloor/contracts/endpoints/analytics.ts';
import { writeOrderStory } from '../audit/testing/orderStory.ts';
import type { Browser, ReadSideUnderTest } from '../audit/testing/startReadSide.ts';
import { startReadSideWithCatalogue } from '../audit/testing/startReadSideWithCatalogue.ts';

let side: ReadSideUnderTest;
let lotte: Browser;
let hidden: Browser;
let visitor: Browser;
const confirmation = 'https://shop.example/winkelwagen/bevestiging?order=4402001';

beforeAll(async () => {
  side = await startReadSideWithCatalogue();
  await writeTestCustomer(side.pool, '204118', { segment: 'hotel' });
  await writeTestCustomer(side.pool, '300200', { showPrices: false });
  await writeTestArticles(side.pool, [testArticle('131209', { name: { nl: 'Volle room', fr: 'Crème entière' } })]);
  await side.append('customer-204118', [{ type: 'CustomerOpened', data: { customerNumber: '204118' } }]);
  await writeOrderStory(side, { orderNumber: '4402001', basketId: randomUUID() });
  lotte = await side.browser({});
  hidden = await side.browser({ userId: '8', customers: ['300200'], customerNumber: '300200' });
  visitor = await side.browser();
});
afterAll(() => side.close());

const tokenOf = async (browser: Browser): Promise<string> =>
  ((await (await browser.get('/api/user')).json()) as { csrfToken: string }).csrfToken;
const about = { strUrl: '/', catalogId: '', pageId: 'home', productId: '' };
const call = async (browser: Browser, body: object = {}, path = '/api/tag-manager') =>
  browser.post(path, { ...about, csrf_token: await tokenOf(browser), ...body });
const read = async (...asked: Parameters<typeof call>) =>
  getTagManagerData.response.parse(await (await call(...asked)).json());

test('a visitor gets page info, and null for product, user and order', async () => {
  expect(await read(visitor)).toEqual([
    { kind: 'home', language: 'nl' },
    null,
    [null, null, null, null, null, null],
    { web_id: null, account_number: null, segment: null, logged: false, client_number: null },
    null,
  ]);
});

test('a product comes with its categories and the price of the customer, whose segment and number are told', async () => {
  const [page, product, trail, user] = await read(
    lotte,
    { pageId: 'product', productId: '131209' },
    '/fr/api/tag-manager',
  );
  expect(page).toEqual({ kind: 'product', language: 'fr' });
  expect(product).toMatchObject({ article_number: '131209', name: 'Crème entière', price: 10, widget_name: 'product' });
  expect(trail[0]).toBe(product?.category_1);
  expect(user).toEqual({
    web_id: null,
    account_number: '7',
    segment: 'hotel',
    logged: true,
    client_number: '204118',
  });
});

test('hidden prices are null, and an unknown product is null', async () => {
  const [, product] = await read(hidden, { productId: '131209' });
  expect(product).toMatchObject({ price: null, discount: null });
  const [, unknown] = await read(hidden, { productId: '999999' });
  expect(unknown).toBeNull();
});

test('a category gives its names from the group down', async () => {
  const { rows } = await side.pool.query<{ alias: string; name_nl: string }>(
    'select alias, name_nl from catalogue.navigation_groups order by sorting limit 1',
  );
  const [, , trail] = await read(visitor, { pageId: 'list', catalogId: rows[0]?.alias });
  expect(trail).toEqual([rows[0]?.name_nl, null, null, null, null, null]);
});

test('the confirmation of an order gives its lines and amount to its customer, and to nobody else', async () => {
  const [, , , , order] = await read(lotte, { pageId: 'confirmation', strUrl: confirmation });
  expect(order).toMatchObject({ order_number: '4402001', lines: order?.products.length });
  expect(order?.value).toBeGreaterThan(0);
  expect(JSON.stringify(order)).not.toMatch(/Lotte|Lindegaard|@/);
  for (const other of [hidden, visitor])
    expect((await read(other, { pageId: 'confirmation', strUrl: confirmation }))[4]).toBeNull();
});

test('a call without a token is refused, and the header of scripts is a token too', async () => {
  expect((await lotte.post('/api/tag-manager', about)).status).toBe(403);
  expect((await call(lotte, { csrf_token: 'wrong' })).status).toBe(403);
  const post = lotte.post as (path: string, body: unknown, headers: Record<string, string>) => Promise<Response>;
  const answer = await post('/api/tag-manager', about, { 'x-csrf-token': await tokenOf(lotte) });
  expect(answer.status).toBe(200);
});

test.each([{ pageId: 'secret' }, { productId: 'x' }, { strUrl: 'x'.repeat(2001) }, { email: 'lotte@talloor.example' }])(
  'a wrong field is refused: %j',
  async (body) => {
    expect((await call(lotte, body)).status).toBe(400);
  },
);
