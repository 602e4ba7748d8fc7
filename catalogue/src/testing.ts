import pg from 'pg';
import { migrate } from '@talloor/platform/postgres/migrate.ts';
import { createTestDatabase } from '@talloor/platform/postgres/testing.ts';
import type { Catalogue } from './catalogue.ts';
import type { ChangedBy } from './changes/changeCatalogue.ts';
import { createCatalogue } from './createCatalogue.ts';
import { writeCustomers, type CustomerInput } from './customer/writeCustomers.ts';
import { catalogueMigrations } from './migrations.ts';
import { writeNavigation } from './navigation/writeNavigation.ts';
import { writePrices } from './price/writePrices.ts';
import type { ProductInput } from './product/productInput.ts';
import { writeProducts } from './product/writeProducts.ts';
import { writeStock } from './stock/writeStock.ts';

/** Time of the mock-ups: Wednesday 11 March 2026, 14:12 in Brussels. */
export const testNow = new Date('2026-03-11T13:12:00Z');

export const testChange: ChangedBy = { by: 'test', at: testNow };

export type TestCatalogue = {
  readonly url: string;
  readonly pool: pg.Pool;
  readonly catalogue: Catalogue;
  readonly drop: () => Promise<void>;
};

export async function createTestCatalogue(now: () => Date = () => testNow): Promise<TestCatalogue> {
  const database = await createTestDatabase();
  await migrate(database.url, 'catalogue', catalogueMigrations);
  const pool = new pg.Pool({ connectionString: database.url, max: 20 });
  // Idle connections may be cut when the database is dropped.
  pool.on('error', () => undefined);
  await writeNavigation(pool, testNavigation, testChange);
  const drop = async () => {
    await pool.end();
    await database.drop();
  };
  return { url: database.url, pool, catalogue: createCatalogue({ pool, clock: { now } }), drop };
}

export const testNavigation = [
  {
    groupCode: 'veg',
    name: { nl: 'Groenten & fruit', fr: 'Légumes & fruits' },
    sorting: 1,
    subgroups: [
      { subgroupCode: 'tomato', name: { nl: 'Tomaten', fr: 'Tomates' }, sorting: 1 },
      { subgroupCode: 'fruit', name: { nl: 'Fruit', fr: 'Fruits' }, sorting: 2 },
    ],
  },
  {
    groupCode: 'dry',
    name: { nl: 'Kruidenierswaren', fr: 'Épicerie' },
    sorting: 2,
    subgroups: [{ subgroupCode: 'canned', name: { nl: 'Conserven', fr: 'Conserves' }, sorting: 1 }],
  },
];

/** Unlimited stock at 10 euro. */
export function testArticle(articleNumber: string, facts: Partial<ProductInput> = {}): ProductInput {
  const piece = { nl: 'st', fr: 'pc' };
  return {
    articleNumber,
    name: { nl: `Artikel ${articleNumber}`, fr: `Article ${articleNumber}` },
    brand: 'Groenakker',
    pack: { nl: 'stuk', fr: 'pièce' },
    subgroupCode: 'fruit',
    salesUnit: piece,
    orderUnit: piece,
    wrapUnit: { nl: 'doos', fr: 'carton' },
    priceUnit: piece,
    unitOfMeasure: 'PCE',
    vatCode: 'reduced',
    ...facts,
  };
}

export async function writeTestArticles(
  pool: pg.Pool,
  articles: readonly ProductInput[],
  quantity: number | null = null,
): Promise<void> {
  const numbers = articles.map((article) => article.articleNumber);
  await writeProducts(pool, articles, testChange);
  await writePrices(
    pool,
    numbers.map((articleNumber) => ({ kind: 'list', articleNumber, priceMills: 10_000 })),
    testChange,
  );
  await writeStock(
    pool,
    numbers.map((articleNumber) => ({ articleNumber, quantity, asOf: new Date('2026-03-11T05:00:00Z') })),
    testChange,
  );
}

export async function writeTestCustomer(
  pool: pg.Pool,
  customerNumber: string,
  conditions: Partial<CustomerInput> = {},
): Promise<void> {
  const name = `Klant ${customerNumber}`;
  const address = { name, street: 'Kouter', streetNumber: '1', postal: '9000', city: 'Gent' };
  await writeCustomers(pool, [{ customerNumber, name, segment: 'restaurant', address, ...conditions }], testChange);
}
