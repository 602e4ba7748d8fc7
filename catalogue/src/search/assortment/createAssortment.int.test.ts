import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import type { Pool } from 'pg';
import { createTestCatalogue, testArticle, writeTestArticles, type TestCatalogue } from '../../testing.ts';
import { createAssortment } from './createAssortment.ts';

const numbers = Array.from({ length: 600 }, (_, index) => String(100_001 + index));
let shop: TestCatalogue;

beforeAll(async () => {
  shop = await createTestCatalogue();
  const articles = numbers.map((number) =>
    testArticle(number, { name: { nl: `Peer ${number}`, fr: `Poire ${number}` } }),
  );
  await writeTestArticles(shop.pool, articles);
});
afterAll(() => shop.drop());

const latest = async (): Promise<number> => {
  const { rows } = await shop.pool.query<{ version: number }>('select version::int from catalogue.version');
  return rows[0]?.version ?? 0;
};

test('the read after a failed read describes every article and gives each its own place', async () => {
  let readings = 0;
  const query = (question: { readonly name?: string }) => {
    if (question.name === 'catalogue_search_records' && ++readings === 2) return Promise.reject(new Error('gone'));
    return shop.pool.query(question as never);
  };
  const keeper = createAssortment({ query } as unknown as Pool);
  await expect(keeper.at(1)).rejects.toThrow('gone');
  const { size, rank } = await keeper.at(1);
  expect(size).toBe(numbers.length);
  for (const places of [rank.number, rank.name.nl, rank.category.fr]) expect(new Set(places).size).toBe(numbers.length);
});

test('the search assortment is read completely after a pause longer than the change marks are kept', async () => {
  const keeper = createAssortment(shop.pool);
  const { ordinalOf, records } = await keeper.at(1);
  await shop.pool.query(`update catalogue.products set brand = 'Boomgaard' where article_number = '100007'`);
  await shop.pool.query('delete from catalogue.search_changes');
  await shop.pool.query('update catalogue.version set version = version + 1');
  const threeDaysLater = Date.now() + 3 * 24 * 60 * 60 * 1000;
  const clock = jest.spyOn(Date, 'now').mockReturnValue(threeDaysLater);
  try {
    const version = await latest();
    for (let tries = 0; tries < 200 && records[ordinalOf.get('100007') ?? 0]?.brand !== 'Boomgaard'; tries += 1) {
      await keeper.at(version);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  } finally {
    clock.mockRestore();
  }
  expect(records[ordinalOf.get('100007') ?? 0]?.brand).toBe('Boomgaard');
});

test('a small change is found while a large import waits, and the backlog is known until all of it is found', async () => {
  const gates: (() => void)[] = [];
  const query = async (question: { readonly name?: string; readonly values?: readonly (readonly string[])[] }) => {
    const isBatch = question.name === 'catalogue_search_records' && (question.values?.[0]?.length ?? 0) > 1;
    if (isBatch && isImported) await new Promise<void>((resolve) => gates.push(resolve));
    return shop.pool.query(question as never);
  };
  const waitUntil = async (isMet: () => boolean) => {
    while (!isMet()) await new Promise((resolve) => setTimeout(resolve, 5));
  };
  let isImported = false;
  const keeper = createAssortment({ query } as unknown as Pool);
  const { ordinalOf } = await keeper.at(1);
  const brandOf = (number: string, { records }: Awaited<ReturnType<typeof keeper.at>>) =>
    records[ordinalOf.get(number) ?? 0]?.brand;
  isImported = true;
  await shop.pool.query(`update catalogue.products set brand = 'Gaard'`);
  await shop.pool.query('update catalogue.version set version = version + 1');
  await keeper.at(await latest());
  expect(keeper.backlog()).toEqual({ articles: numbers.length, since: expect.any(Date) });
  await shop.pool.query(`update catalogue.products set brand = 'Hof' where article_number = '100599'`);
  await shop.pool.query('update catalogue.version set version = version + 1');
  const small = keeper.at(await latest());
  await waitUntil(() => gates.length > 0);
  gates.shift()?.();
  expect(brandOf('100599', await small)).toBe('Hof');
  expect(keeper.backlog().articles).toBeGreaterThan(0);
  await waitUntil(() => {
    gates.shift()?.();
    return keeper.backlog().articles === 0;
  });
  expect(keeper.backlog()).toEqual({ articles: 0, since: null });
  const present = await keeper.at(await latest());
  expect(brandOf('100600', present)).toBe('Gaard');
});
