import { randomUUID } from 'node:crypto';
import * as xlsx from '@e965/xlsx';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { changeCatalogue } from '@talloor/catalogue/changes/changeCatalogue.ts';
import { testArticle, writeTestArticles, writeTestCustomer } from '@talloor/catalogue/testing.ts';
import type { WishListItems, WishListSummary } from '@talloor/contracts/endpoints/wishList.ts';
import { linesOf, writeOrderStory } from '../audit/testing/orderStory.ts';
import type { Browser, ReadSideUnderTest } from '../audit/testing/startReadSide.ts';
import { startReadSideWithCatalogue } from '../audit/testing/startReadSideWithCatalogue.ts';

let side: ReadSideUnderTest;
let lotte: Browser;
let karim: Browser;
let stranger: Browser;
let restricted: Browser;
const [own, shared, privateList, elsewhere] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];

const created = (listId: string, customerNumber: string, ownerId: string, name: string, items: string[]) => ({
  type: 'ListCreated' as const,
  data: { listId, customerNumber, ownerId, name, items },
});

beforeAll(async () => {
  side = await startReadSideWithCatalogue();
  for (const customer of ['204118', '204119', '300200']) await writeTestCustomer(side.pool, customer);
  await writeTestArticles(side.pool, [
    testArticle('100001', { name: { nl: '=1+1', fr: '=1+1' } }),
    testArticle('100002'),
    testArticle('100003', { subgroupCode: 'tomato' }),
  ]);
  await changeCatalogue(side.pool, async (client) => {
    await client.query(`
      insert into catalogue.special_lists (list_id, alias, kind, place, headline_nl, headline_fr, display, board, articles,
          sorting, published, from_day) values
        (905, '8005', 'theme', 'none', 'Pasen', 'Pâques', 'grid', 'egg', '{100002,999999}', 1, true, null);
      update catalogue.customers set assortment_restricted = true where customer_number = '300200';
      insert into catalogue.customer_articles values ('300200', '100001'), ('300200', '100003')`);
  });
  await side.append(`list-${own}`, [
    created(own, '204118', '7', 'Kaart', ['100001', '999999', '100002']),
    { type: 'ListItemCommented', data: { writtenBy: '7', articleNumber: '100001', comment: '=cmd|calc' } },
    { type: 'ListItemsArranged', data: { articleNumbers: ['100002', '999999', '100001'] } },
  ]);
  await side.append(`list-${shared}`, [
    created(shared, '204118', '8', 'bar', ['100003']),
    { type: 'ListShared', data: { isShared: true } },
  ]);
  const nextDay = { occurredAt: '2026-03-10T09:00:00.000Z' };
  await side.append(
    `list-${privateList}`,
    [created(privateList, '204118', '8', 'Van Karim alleen', ['100003'])],
    nextDay,
  );
  await side.append(`list-${elsewhere}`, [
    created(elsewhere, '204119', '9', 'Elders', ['100003']),
    { type: 'ListShared', data: { isShared: true } },
  ]);
  lotte = await side.browser({ userId: '7' });
  karim = await side.browser({ userId: '8' });
  stranger = await side.browser({ userId: '9', customers: ['204119'], customerNumber: '204119' });
  restricted = await side.browser({ userId: '10', customers: ['300200'], customerNumber: '300200' });
});
afterAll(() => side.close());

const json = async <T>(response: Promise<Response>): Promise<T> => (await (await response).json()) as T;
const listsOf = (browser: Browser, path = '/api/wishlist/list') => json<WishListSummary[]>(browser.get(path));
const listNamesOf = async (browser: Browser) => (await listsOf(browser)).map(({ type, name }) => [type, name]);

test('a user sees own lists, lists shared by colleagues and lists of the shop only', async () => {
  expect(await listNamesOf(lotte)).toEqual([
    ['mine', 'Kaart'],
    ['shared', 'bar'],
    ['themed', 'Pasen'],
  ]);
  expect(await listNamesOf(karim)).toEqual([
    ['mine', 'bar'],
    ['mine', 'Van Karim alleen'],
    ['themed', 'Pasen'],
  ]);
  expect(await listNamesOf(stranger)).toEqual([
    ['mine', 'Elders'],
    ['themed', 'Pasen'],
  ]);
  expect(await listsOf(lotte, '/api/wishlist/list?types=mine')).toEqual([
    expect.objectContaining({
      id: own,
      is_editable: true,
      number_of_products: 3,
      boards: ['dry'],
      lines: [
        { artNo: '100002', comment: '' },
        { artNo: '999999', comment: '' },
        { artNo: '100001', comment: '=cmd|calc' },
      ],
    }),
  ]);
  expect((await lotte.get('/api/wishlist/list?types=mine,everything')).status).toBe(400);
  expect((await (await side.browser()).get('/api/wishlist/list')).status).toBe(401);
});

test('a list shows its articles as the customer sees them, and a shared list is not editable', async () => {
  const mine = await json<WishListItems>(lotte.get(`/api/wishlist/${own}`));
  expect(mine.lines.map(({ artNo, product }) => [artNo, product?.article_number ?? null])).toEqual([
    ['100002', '100002'],
    ['999999', null],
    ['100001', '100001'],
  ]);
  expect(await json(lotte.get(`/api/wishlist/${shared}`))).toMatchObject({ type: 'shared', is_editable: false });
  expect(await json(lotte.get('/fr/api/wishlist/theme-905'))).toMatchObject({
    name: 'Pâques',
    type: 'themed',
    lines: [{ artNo: '100002' }],
  });
});

test('an unknown, unshared or foreign list is not found at any address', async () => {
  for (const id of [privateList, elsewhere, randomUUID(), 'theme-1', 'restricted', 'history'])
    for (const path of [`/api/wishlist/${id}`, `/export/wishlist/excel/${id}`, `/api/wishlist/${id}/mine/items`])
      expect([path, (await lotte.get(path)).status]).toEqual([path, 404]);
  expect((await lotte.get(`/api/wishlist/${own}/shared/items`)).status).toBe(404);
});

test('a list returns its article groups with counts, and its items in order', async () => {
  expect(await json(lotte.get(`/api/wishlist/${own}/mine/groups`))).toEqual([
    { group_code: 'veg', name: 'Groenten & fruit', board: expect.any(String), count: 2 },
  ]);
  expect(await json(lotte.get(`/api/wishlist/${own}/mine/items`))).toMatchObject({
    products: [{ article_number: '100002' }, { article_number: '100001' }],
  });
});

test('a customer with a restricted assortment has that assortment as a list', async () => {
  expect(await json(restricted.get('/api/wishlist/restricted'))).toMatchObject({
    name: 'Beperkt assortiment',
    lines: [{ artNo: '100001' }, { artNo: '100003' }],
  });
});

test('the Excel file keeps order and comments of the list, and contains no formula', async () => {
  const answer = await lotte.get(`/export/wishlist/excel/${own}`);
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename=kaart-2026-03-11.xlsx');
  const book = xlsx.read(new Uint8Array(await answer.arrayBuffer()), { cellFormula: true });
  const sheet = book.Sheets[book.SheetNames[0] ?? ''] ?? {};
  const rows = xlsx.utils.sheet_to_json<Record<string, unknown>>(sheet);
  expect(rows.map((row) => [row['Artikelnummer'], row['Naam'] ?? row['Artikel'], row['Opmerking']])).toEqual([
    ['100002', 'Artikel 100002', undefined],
    ['999999', undefined, undefined],
    ['100001', '=1+1', '=cmd|calc'],
  ]);
  const [headings] = xlsx.utils.sheet_to_json<string[]>(sheet, { header: 1 });
  expect(headings?.slice(0, 2)).toEqual(['Artikelnummer', 'Nummer in het ERP']);
  expect(headings).toContain('Te bestellen');
  const formulas = Object.values<unknown>(sheet).filter(
    (cell) => typeof cell === 'object' && cell !== null && 'f' in cell,
  );
  expect(formulas).toEqual([]);
});

test('the history holds orders of 18 months, and the suggestions hold frequent articles of this weekday', async () => {
  const order = (orderNumber: string, placedAt: string, ...articles: string[]) =>
    writeOrderStory(side, { orderNumber, basketId: randomUUID(), lines: linesOf(...articles), placedAt });
  await order('4402001', '2024-09-10T09:00:00.000Z', '100003');
  await order('4402002', '2026-02-25T09:00:00.000Z', '100001', '100002');
  await order('4402003', '2026-03-04T09:00:00.000Z', '100001');
  await side.append('list-history-204118', [{ type: 'ListItemRemoved', data: { articleNumber: '100002' } }]);
  const articlesOf = async (id: string) =>
    (await json<WishListItems>(lotte.get(`/api/wishlist/${id}`))).lines.map(({ artNo }) => artNo);
  expect(await articlesOf('history')).toEqual(['100001']);
  expect(await articlesOf('suggested')).toEqual(['100001']);
  expect(await json(lotte.get('/fr/api/wishlist/suggested'))).toMatchObject({ name: 'Suggestions du mercredi' });
  expect(await listNamesOf(stranger)).toEqual([
    ['mine', 'Elders'],
    ['themed', 'Pasen'],
  ]);
});
