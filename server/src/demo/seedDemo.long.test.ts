import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createCatalogue } from '@talloor/catalogue/createCatalogue.ts';
import { writeStock } from '@talloor/catalogue/stock/writeStock.ts';
import { createCommandApi } from '@talloor/command-api/createCommandApi.ts';
import { createRepository } from '@talloor/platform/aggregate/createRepository.ts';
import type { Foundation } from '@talloor/platform/openFoundation.ts';
import { createRunner, type Runner } from '@talloor/platform/subscription/createRunner.ts';
import { until } from '@talloor/platform/testing/until.ts';
import { dayAt } from '@talloor/rules/delivery/brusselsTime.ts';
import { importedProducts } from './testing/demoCatalogue.ts';
import {
  eventsOf,
  features,
  mockups,
  ordersOf,
  seedUntilKilled,
  summarizeOrders,
  type TestTenant,
  testTenants,
} from './testing/testTenants.ts';

const { ends, openTenant } = testTenants();
let seededTenant: TestTenant;
beforeAll(async () => {
  seededTenant = await openTenant(mockups);
  await seededTenant.seed();
}, 120_000);
afterAll(() => ends());

test('a seed that is killed several times ends with the same orders as an uninterrupted seed', async () => {
  const broken = await openTenant(mockups);
  for (const commands of [40, 350, 1100]) await seedUntilKilled(broken, commands);
  expect(await broken.seed()).toBe(true);
  expect(summarizeOrders(await ordersOf(broken.foundation))).toEqual(
    summarizeOrders(await ordersOf(seededTenant.foundation)),
  );
  const countOpenedBaskets = async (foundation: Foundation) =>
    (await eventsOf(foundation)).filter(({ event }) => event.type === 'BasketOpened').length;
  expect(await countOpenedBaskets(broken.foundation)).toBe(await countOpenedBaskets(seededTenant.foundation));
}, 240_000);

test('nothing is mailed for a seed that runs beside a service with a mail server', async () => {
  const { foundation, url, seed } = await openTenant(mockups);
  const { store, codec, pool, clock, logger } = foundation;
  const mailedFor: string[] = [];
  const mailer = { send: ({ messageId }: { messageId: string }) => Promise.resolve(void mailedFor.push(messageId)) };
  const repository = createRepository({ store, codec });
  const catalogue = createCatalogue({ pool, clock });
  const { policies } = createCommandApi({ ...foundation, repository, catalogue, features, log: logger, mailer });
  const runner = createRunner({ store, codec, databaseUrl: url, projectors: [], policies });
  await runner.start();
  expect(await seed()).toBe(true);
  await waitUntilCaughtUp(runner);
  await runner.stop();
  expect(mailedFor).toEqual([]);
  expect(await ordersOf(foundation)).toHaveLength((await ordersOf(seededTenant.foundation)).length);
}, 240_000);

const waitUntilCaughtUp = (runner: Runner) =>
  until('the policies have caught up', async () => {
    await runner.lookAhead();
    return runner.status().every(({ lag, state }) => lag === 0 && state === 'running');
  });

test('the demo can be seeded on a weekend with holidays', async () => {
  const moment = '2026-12-26T10:00:00+01:00';
  const { foundation, seed } = await openTenant(new Date(moment));
  expect(await seed()).toBe(true);
  const today = dayAt(Date.parse(moment));
  const open = (await ordersOf(foundation)).filter((order) => order.delivery.day > today);
  expect(open).toHaveLength(275);
  expect(open.filter((order) => order.customerNumber === '204118')).toHaveLength(2);
}, 120_000);

test('a new start updates the content of an older demo and keeps its orders and stock', async () => {
  const { foundation, seed } = await openTenant(mockups);
  await seed({ features: { ...features, restricted_wish_list: false } });
  const { pool, store } = foundation;
  const changedBy = { by: 'erp', at: mockups };
  await writeStock(pool, [{ articleNumber: '152001', quantity: 7, asOf: mockups }], changedBy);
  await pool.query(`delete from catalogue.banners; delete from catalogue.product_details;
    delete from catalogue.customer_articles; update catalogue.customers set assortment_restricted = false;
    delete from catalogue.related_articles where article_number >= '500000' or other_article >= '500000';
    update demo.seed set content_version = 1`);
  const head = await store.head();
  expect(await seed()).toBe(true);
  const addedEvents = await foundation.codec.decode(await store.readAll(head, 10));
  expect(addedEvents.map(({ event }) => event.type)).toEqual(['RestrictedListOpened']);
  const { rows } = await pool.query(`select
    (select count(*)::int from catalogue.product_details) as details,
    (select count(*)::int > 0 from catalogue.banners) as has_banners,
    (select assortment_restricted from catalogue.customers where customer_number = '314005') as is_restricted,
    (select reported::int from catalogue.stock where article_number = '152001') as stock,
    (select count(*)::int from catalogue.synonyms) as synonyms`);
  const { rows: before } = await seededTenant.foundation.pool.query(
    'select count(*)::int as synonyms from catalogue.synonyms',
  );
  expect(rows).toEqual([
    {
      details: importedProducts().length,
      has_banners: true,
      is_restricted: true,
      stock: 7,
      synonyms: before[0]?.synonyms,
    },
  ]);
  expect(await seed()).toBe(false);
}, 120_000);
