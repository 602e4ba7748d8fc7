import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { testArticle, writeTestArticles, writeTestCustomer } from '@talloor/catalogue/testing.ts';
import { searchProducts } from '@talloor/contracts/endpoints/catalogue.ts';
import { orderedArticlesTable } from '@talloor/projections/tables/orderedArticles.ts';
import type { Browser, ReadSideUnderTest } from '../audit/testing/startReadSide.ts';
import { startReadSideWithCatalogue } from '../audit/testing/startReadSideWithCatalogue.ts';
import { rememberPopularity } from './rememberPopularity.ts';

let side: ReadSideUnderTest;
const names = { '100001': 'Melk Alma', '100002': 'Melk Bona', '100003': 'Melk Cato' };
const schools = ['300202', '300203', '300204', '300205'];
const order = async (customerNumber: string, articleNumber: string, removedAt: string | null = null) =>
  side.pool.query(`insert into ${orderedArticlesTable.qualifiedName} values ($1, $2, '2026-03-01', 1, $3)`, [
    customerNumber,
    articleNumber,
    removedAt,
  ]);

beforeAll(async () => {
  side = await startReadSideWithCatalogue();
  for (const customer of ['204118', '300201', ...schools]) await writeTestCustomer(side.pool, customer);
  await side.pool.query(
    `update catalogue.customers set segment = 'school'
    where customer_number = any($1)`,
    [schools],
  );
  await writeTestArticles(
    side.pool,
    Object.entries(names).map(([number, name]) => testArticle(number, { name: { nl: name, fr: name } })),
  );
  for (const customer of schools) await order(customer, '100003');
  await order('300201', '100002');
  await order('300201', '100001', '2026-03-02');
});
afterAll(() => side.close());

/** The counts are read in the background. */
async function searchUntil(browser: Browser, first: string): Promise<readonly string[]> {
  for (;;) {
    const answer = searchProducts.response.parse(await (await browser.get('/api/search?keywords=melk')).json());
    const articles = answer.products.map(({ article_number }) => article_number);
    if (articles[0] === first) return articles;
  }
}

test('what most customers order comes first for a visitor among articles that match equally', async () => {
  expect(await searchUntil(await side.browser(), '100003')).toEqual(['100003', '100002', '100001']);
});

test('what similar customers order comes before what more of the others order', async () => {
  expect(await searchUntil(await side.browser({}), '100002')).toEqual(['100002', '100003', '100001']);
});

test('counts customers, of the segment and of all, without articles that they removed', async () => {
  const find = rememberPopularity(side.pool);
  while (find('school').similar.size === 0) await side.pool.query('select');
  expect(find('school')).toEqual({
    similar: new Map([['100003', 4]]),
    all: new Map([
      ['100002', 1],
      ['100003', 4],
    ]),
  });
  expect(find(null).similar.size).toBe(0);
  expect(find('school')).toBe(find('school'));
});
