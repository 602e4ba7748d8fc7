import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { generateArticles } from './generator/generateArticles.ts';
import { writeGenerated, type Generated } from './generator/writeGenerated.ts';
import { createTestCatalogue, testChange, type TestCatalogue } from './testing.ts';

let shop: TestCatalogue;
let generated: Generated;
beforeAll(async () => {
  shop = await createTestCatalogue();
  generated = await writeGenerated(shop.pool, { articles: 1000, customers: 16 }, testChange);
});
afterAll(() => shop.drop());

test('the same seed generates the same assortment, and another seed a different one', () => {
  expect(generateArticles(50, 7)).toEqual(generateArticles(50, 7));
  expect(generateArticles(50, 7)).not.toEqual(generateArticles(50, 8));
});

test('a generated assortment has prices, stock, offers and names that are found in both languages', async () => {
  const [customer = ''] = generated.customerNumbers;
  const facts = [...(await shop.catalogue.findProducts(generated.articleNumbers, customer, '2026-03-13')).values()];
  expect(facts).toHaveLength(1000);
  expect(facts.every((product) => product.prices.listMills > 0)).toBe(true);
  expect(facts.filter((product) => product.prices.offerMills !== null).length).toBeGreaterThan(10);
  expect(facts.filter((product) => product.stock === 0).length).toBeGreaterThan(10);
  expect(generated.orderable.length).toBeGreaterThan(900);
  const question = { page: 1, limit: 24, sort: 1, filters: {}, customerNumber: customer, onDay: '2026-03-13' };
  const dutch = await shop.catalogue.searchProducts({ ...question, keywords: 'tomaat', language: 'nl' });
  const french = await shop.catalogue.searchProducts({ ...question, keywords: 'tomates', language: 'fr' });
  expect(dutch.results).toBeGreaterThan(10);
  expect(french.results).toBeGreaterThan(10);
});
