import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { isLongRun } from '@talloor/platform/testing/isLongRun.ts';
import { writeGenerated } from '../generator/writeGenerated.ts';
import { importRecords } from '../import/importRecords.ts';
import { createTestCatalogue, testChange, testNow, type TestCatalogue } from '../testing.ts';

/** Limit of docs/operations.md. */
const [articles, limitMs] = isLongRun ? [40_000, 120_000] : [2000, 30_000];
const smallLimitMs = 10_000;
let shop: TestCatalogue;
let articleNumbers: readonly string[];

beforeAll(async () => {
  shop = await createTestCatalogue();
  ({ articleNumbers } = await writeGenerated(shop.pool, { articles, customers: 1 }, testChange));
  await search('');
}, 600_000);
afterAll(() => shop.drop());

const search = (keywords: string) =>
  shop.catalogue.searchProducts({
    keywords,
    page: 1,
    limit: 24,
    sort: 1,
    filters: {},
    language: 'nl',
    customerNumber: null,
    onDay: '2026-03-11',
  });

async function importBrand(brand: string, numbers: readonly string[]): Promise<void> {
  const lines = ['article_number,brand', ...numbers.map((number) => `${number},${brand}`)];
  const report = await importRecords(
    shop.pool,
    { now: () => testNow },
    {
      subject: 'products',
      batch: randomUUID(),
      dryRun: false,
      by: 'erp:test',
      source: 'erp',
      format: 'csv',
      charset: null,
      delimiter: null,
      bytes: (async function* () {
        yield Buffer.from(`${lines.join('\n')}\n`);
      })(),
    },
  );
  expect(report).toMatchObject({ changed: numbers.length, rejected: 0 });
}

test(
  'an import of all articles is found within its limit, small changes before its end, and the operator sees the rest',
  async () => {
    await importBrand('Qworp', articleNumbers);
    const importedAt = Date.now();
    await search('qworp');
    expect(shop.catalogue.searchBacklog()).toEqual({ articles, since: expect.any(Date) });

    const last = articleNumbers.at(-1) ?? '';
    await importBrand('Zvimtal', [last]);
    const changedAt = Date.now();
    expect((await search('zvimtal')).products.map(({ articleNumber }) => articleNumber)).toEqual([last]);
    expect(Date.now() - changedAt).toBeLessThan(smallLimitMs);
    const waiting = shop.catalogue.searchBacklog();
    expect(waiting.articles).toBeGreaterThan(0);
    expect(waiting.since?.getTime()).toBeGreaterThanOrEqual(importedAt);

    while (shop.catalogue.searchBacklog().articles > 0) await new Promise((resolve) => setTimeout(resolve, 50));
    expect(Date.now() - importedAt).toBeLessThan(limitMs);
    expect(shop.catalogue.searchBacklog()).toEqual({ articles: 0, since: null });
    expect((await search('qworp')).results).toBe(articles - 1);
  },
  10 * 60_000,
);
