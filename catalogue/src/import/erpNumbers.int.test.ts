import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createTestCatalogue, testArticle, testNow, writeTestArticles, writeTestCustomer } from '../testing.ts';
import type { TestCatalogue } from '../testing.ts';
import { importRecords, type Delivery } from './importRecords.ts';

let shop: TestCatalogue;
beforeAll(async () => {
  shop = await createTestCatalogue();
  const named = (number: string, nl: string) => testArticle(number, { name: { nl, fr: nl } });
  await writeTestArticles(shop.pool, [named('1001', 'Volle room'), named('1002', 'Boter'), named('1003', 'Kaas')], 10);
  await writeTestCustomer(shop.pool, '204118');
  await writeTestCustomer(shop.pool, '204119');
});
afterAll(() => shop.drop());

async function* bytesOf(text: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(text);
}
let batches = 0;
const deliver = (subject: Delivery['subject'], lines: string) =>
  importRecords(
    shop.pool,
    { now: () => testNow },
    {
      subject,
      batch: `erp-${(batches += 1)}`,
      dryRun: false,
      by: 'erp:test',
      source: 'erp',
      format: 'csv',
      charset: null,
      delimiter: null,
      bytes: bytesOf(lines),
    },
  );

test('the number of an ERP may hold letters and signs, up to 40, and belongs to one article', async () => {
  const rows = ['article_number,erp_number', '1001,ZUI-0450.A/b', `1002,${'X'.repeat(41)}`, '1003,zui-0450.a/B'];
  const report = await deliver('products', rows.join('\n'));
  expect(report).toMatchObject({ changed: 1, rejected: 2 });
  expect(report.errors.map(({ line, code, field }) => [line, code, field])).toEqual([
    [3, 'import.invalid', 'erp_number'],
    [4, 'import.duplicate_erp_number', 'erp_number'],
  ]);
  expect((await deliver('products', 'article_number,erp_number\n1002,000123')).changed).toBe(1);
  const facts = await shop.catalogue.findProducts(['1001', '1003'], null, '2026-03-11');
  expect([facts.get('1001')?.erpNumber, facts.get('1003')?.erpNumber]).toEqual(['ZUI-0450.A/b', null]);
  expect([...(await shop.catalogue.findErpNumbers(['1001', '1003', '9999']))]).toEqual([['1001', 'ZUI-0450.A/b']]);
});

test('customers have one too, and one customer alone has it', async () => {
  const report = await deliver('customers', 'customer_number,erp_number\n204118,C-0007\n204119,c-0007');
  expect(report).toMatchObject({ changed: 1, rejected: 1 });
  expect(await shop.catalogue.findCustomer('204118')).toMatchObject({ erpNumber: 'C-0007' });
});

test('two articles, and two customers, swap their numbers in one file', async () => {
  expect((await deliver('products', 'article_number,erp_number\n1002,ZUI-0450.A/b\n1001,000123')).changed).toBe(2);
  expect((await deliver('products', 'article_number,erp_number\n1001,ZUI-0450.A/b\n1002,000123')).changed).toBe(2);
  await deliver('customers', 'customer_number,erp_number\n204119,C-0008');
  const swapped = await deliver('customers', 'customer_number,erp_number\n204118,c-0008\n204119,C-0007');
  expect(swapped).toMatchObject({ changed: 2, rejected: 0 });
  expect(await shop.catalogue.findCustomer('204119')).toMatchObject({ erpNumber: 'C-0007' });
});

const search = async (keywords: string) => {
  const { products } = await shop.catalogue.searchProducts({
    keywords,
    language: 'nl',
    page: 1,
    limit: 10,
    sort: 1,
    filters: '',
    customerNumber: null,
    onDay: '2026-03-11',
  } as never);
  return products.map(({ articleNumber }: { articleNumber: string }) => articleNumber);
};

test('the shop finds an article by the whole number or its beginning, in any case', async () => {
  expect(await search(' zui-0450.a/B ')).toEqual(['1001']);
  expect(await search('ZUI-04')).toEqual(['1001']);
  expect(await search('000123')).toEqual(['1002']);
});

test('a line of an order file may name the number', async () => {
  const found = await shop.catalogue.findByCode(['zui-0450.A/B', '1003'], null);
  expect([...found]).toEqual([
    ['zui-0450.A/B', '1001'],
    ['1003', '1003'],
  ]);
});

test('a changed number is found, the earlier one no longer', async () => {
  await deliver('products', 'article_number,erp_number\n1001,NEW-1');
  expect(await search('new-1')).toEqual(['1001']);
  expect(await search('ZUI-0450.A/b')).toEqual([]);
});
