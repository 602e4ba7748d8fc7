import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { RecallEvent } from '@talloor/events/recall/events.ts';
import type { ReturnEvent } from '@talloor/events/return/events.ts';
import { basketTexts } from '@talloor/messages/basket/basketTexts.ts';
import { searchProducts } from '@talloor/contracts/endpoints/catalogue.ts';
import { writeStock } from '@talloor/catalogue/stock/writeStock.ts';
import { createCatalogue } from '@talloor/catalogue/createCatalogue.ts';
import { beginning } from '@talloor/platform/eventStore/port.ts';
import type { RequestContext } from '@talloor/platform/http/handler.ts';
import { readModelSchema } from '@talloor/platform/subscription/defineReadModel.ts';
import { createReadModelTables } from '@talloor/platform/subscription/readModelTables.ts';
import { allProjectors } from '@talloor/projections/allProjectors.ts';
import { rememberHistory } from '@talloor/query-api/search/rememberHistory.ts';
import { rememberPopularity } from '@talloor/query-api/search/rememberPopularity.ts';
import { searchProductsRoute } from '@talloor/query-api/search/searchProducts.ts';
import { assessBasket } from '@talloor/rules/basket/assessBasket.ts';
import { viewBasket } from '@talloor/rules/basket/viewBasket.ts';
import { readGtin } from '@talloor/rules/product/gtin.ts';
import { dayAt } from '@talloor/rules/delivery/brusselsTime.ts';
import { importedProducts } from './testing/demoCatalogue.ts';
import { demoTenant, demoUsers } from './content/demoPeople.ts';
import { eventsOf, mockups, ordersOf, seedUntilKilled, type TestTenant, testTenants } from './testing/testTenants.ts';

const { ends, openTenant } = testTenants();
let seededTenant: TestTenant;
beforeAll(async () => {
  seededTenant = await openTenant(mockups);
  // Also for a killed seed (seedDemo.long.test.ts).
  await seedUntilKilled(seededTenant, 350);
  await seededTenant.seed();
}, 120_000);
afterAll(() => ends());

test('a seed fills an empty tenant with the mock-ups’ data, once', async () => {
  const { foundation, seed } = seededTenant;
  const position = await foundation.store.head();
  expect(await seed()).toBe(false);
  expect(await foundation.store.head()).toBe(position);

  const events = await eventsOf(foundation);
  const orders = await ordersOf(foundation);
  const today = dayAt(mockups.getTime());
  const open = orders.filter((order) => order.delivery.day > today);
  expect(open).toHaveLength(275);
  const checkedOut = events.filter(({ event }) => event.type === 'BasketCheckedOut').length;
  const prepared = events.filter(({ event }) => event.type === 'BasketDiscarded').length;
  expect(prepared).toBe(2);
  expect(events.filter(({ event }) => event.type === 'BasketOpened')).toHaveLength(checkedOut + 25 + prepared);
  expect(events.filter(({ event }) => event.type === 'OrderLinesAllocated')).toHaveLength(orders.length);
  expect(events.filter(({ event }) => event.type === 'OrderLineShort')).toHaveLength(0);
  const typesOf = new Map<string, string[]>();
  for (const { streamId, event } of events)
    if (streamId.startsWith('order-')) typesOf.set(streamId, [...(typesOf.get(streamId) ?? []), event.type]);
  const pickedOrders = [...typesOf.values()].filter((types) => types.includes('OrderPickingBegun'));
  expect(pickedOrders.length).toBeGreaterThan(20);
  for (const types of pickedOrders)
    expect(types.indexOf('OrderPickingBegun')).toBeGreaterThan(types.indexOf('OrderClosedForChanges'));
  expect(pickedOrders.every((types) => types.includes('OrderClosedForChanges'))).toBe(true);
  const lists = await foundation.pool.query('select from command.named_lists');
  expect(lists.rowCount).toBe(9);
  expect(events.filter(({ event }) => (event.type as string) === 'ListParLevelSet')).toHaveLength(2 * 38);
  const restricted = await foundation.pool.query<{ managers: string[]; articles: string[] }>(
    `select managers, array(select article_number from catalogue.restricted_list_articles a
       where a.customer_number = l.customer_number) as articles from catalogue.restricted_lists l`,
  );
  expect(restricted.rows).toHaveLength(1);
  expect(restricted.rows[0]?.managers).toEqual([
    demoUsers().find(({ username }) => username === demoTenant().restrictedList.manager)?.userId,
  ]);
  expect(restricted.rows[0]?.articles).toHaveLength(100);
  expect(events.every(({ metadata }) => Date.parse(metadata.occurredAt) < mockups.getTime() + 60_000)).toBe(true);

  const own = ['4402131'];
  expect(orders.every(({ orderNumber }) => own.includes(orderNumber) || Number(orderNumber) < 4_402_001)).toBe(true);
  expect(new Set(orders.map(({ orderNumber }) => orderNumber)).size).toBe(orders.length);
  const { rows } = await foundation.pool.query<{ next: string }>(`select nextval('command.order_number') as next`);
  expect(Number(rows[0]?.next)).toBe(4_402_205);

  const lindegaard = open.filter((order) => order.customerNumber === '204118');
  expect(Object.fromEntries(lindegaard.map((order) => [order.orderNumber, order.delivery.day]))).toEqual({
    '4401992': '2026-03-12',
    '4402131': '2026-03-16',
  });
  const baskets = events.filter(
    ({ event, metadata }) =>
      event.type === 'BasketDeliveryMomentConfirmed' &&
      metadata.customerNumber === '204118' &&
      metadata.actorId !== 'system',
  );
  expect(baskets.at(-1)?.event.data).toMatchObject({ day: '2026-03-13', deadline: '2026-03-11T16:00:00.000Z' });
  const catalogue = createCatalogue({ pool: foundation.pool, clock: foundation.clock });
  const facts = await catalogue.findProducts(['121040', '136055', '131533', '131244'], '204118', today);
  expect(facts.get('136055')).toMatchObject({
    stock: 0,
    stockAvailableDay: '2026-03-18',
    replacement: { articleNumber: '136066' },
  });
  expect(facts.get('131533')?.stock).toBe(8);
  expect(facts.get('121040')?.prices.dayMills).toBe(41_400);
  expect(facts.get('131244')?.prices.offerMills).toBe(2_940);
  expect((await catalogue.findCustomers(['204118', '318071'])).map((customer) => customer.language)).toEqual([
    'nl',
    'fr',
  ]);
  expect(importedProducts().length).toBeGreaterThanOrEqual(1500);
}, 120_000);

test('the demo has a recall of a returned article, and its customer is notified', async () => {
  const events = (
    await seededTenant.foundation.codec.decode(await seededTenant.foundation.store.readAll(beginning, 20_000))
  ).map(({ event }) => event as RecallEvent | ReturnEvent);
  const openedRecalls = events.filter(({ type }) => type === 'RecallOpened');
  expect(openedRecalls).toHaveLength(1);
  const returnedLines = events.flatMap((event) =>
    event.type === 'ReturnRequested' ? event.data.lines.filter(({ reason }) => reason === 'recall') : [],
  );
  expect(returnedLines).toHaveLength(1);
  expect(openedRecalls[0]?.data).toMatchObject({ scope: { articles: [returnedLines[0]?.articleNumber] } });
  const notices = events.filter(({ type }) => type === 'RecallNoticeSent');
  expect(notices).toMatchObject([{ data: { customerNumber: '204118', recipients: [expect.any(String)] } }]);
});

test('every article of the demo has both languages, price, VAT, stock, details and a barcode', async () => {
  const { pool } = seededTenant.foundation;
  const count = async (from: string) => {
    const { rows } = await pool.query<{ count: number }>(`select count(*)::int as count from catalogue.${from}`);
    return rows[0]?.count ?? 0;
  };
  expect(await count('products')).toBe(importedProducts().length);
  expect(await count('navigation_groups')).toBe(25);
  expect(
    await count(`navigation_groups g where not exists (select from catalogue.navigation_subgroups s
    join catalogue.products p using (subgroup_code) where s.group_code = g.group_code)`),
  ).toBe(0);
  expect(
    await count(
      `navigation_items i where not exists (select from catalogue.products p where p.item_code = i.item_code)`,
    ),
  ).toBe(0);
  for (const column of ['name', 'pack', 'sales_unit', 'wrap_unit'])
    expect(await count(`products where ${column}_nl = '' or ${column}_fr = ''`)).toBe(0);
  expect(
    await count(`products p where not exists (select from catalogue.prices r
    where r.article_number = p.article_number and r.kind = 'list' and r.price_mills > 0)`),
  ).toBe(0);
  expect(
    await count('products p where not exists (select from catalogue.vat_rates v where v.vat_code = p.vat_code)'),
  ).toBe(0);
  expect(
    await count(
      'products p where not exists (select from catalogue.stock s where s.article_number = p.article_number)',
    ),
  ).toBe(0);
  expect(
    await count(`product_details d where description_nl = '' or description_fr = '' or origin is null
    or packaging_nl = '' or packaging_fr = ''`),
  ).toBe(0);
  expect(await count('product_details')).toBe(importedProducts().length);
  expect(
    await count(`product_details where storage is not null
    and (ingredients_nl = '' or ingredients_fr = '' or nutrition is null or storage_text_fr = ''
      or (select count(*) from jsonb_object_keys(allergens)) <> 14)`),
  ).toBe(0);
  const { rows } = await pool.query<{ ean: string }>('select ean from catalogue.products');
  expect(rows.filter(({ ean }) => readGtin(ean) === null)).toEqual([]);
});

test('the demo contains every feature of the assortment', async () => {
  const { pool } = seededTenant.foundation;
  const valuesOf = async (column: string, table: string) => {
    const { rows } = await pool.query<{ value: string }>(
      `select distinct ${column}::text as value from catalogue.${table} order by 1`,
    );
    return rows.map(({ value }) => value);
  };
  expect(await valuesOf('type', 'promotions')).toEqual([
    'promotion_free_article',
    'promotion_mixed_article',
    'promotion_net_price',
    'promotion_reduction_amount',
    'promotion_reduction_percentage',
  ]);
  expect(await valuesOf('status', 'products')).toEqual(['active', 'not_orderable', 'out_of_assortment']);
  expect(await valuesOf('type', 'spec_sheets')).toEqual(['F', 'G', 'H', 'L', 'S', 'T']);
  expect(await valuesOf('storage', 'product_details where storage is not null')).toEqual([
    'ambient',
    'chilled',
    'frozen',
  ]);
  expect(await valuesOf('place', 'banners')).toEqual([
    'autocomplete',
    'menu',
    'promo',
    'search-inside',
    'search-top',
    'start',
  ]);
  expect(await valuesOf('kind', 'related_articles')).toEqual(['accessory', 'cross_sell', 'related', 'up_sell']);
  expect(await valuesOf('kind', 'prices')).toEqual(['box', 'day', 'group', 'list', 'offer', 'tender']);
  expect(await valuesOf('headline_nl', `special_lists where kind = 'theme'`)).toHaveLength(3);
  expect(await valuesOf('place', 'special_lists')).toEqual(['assortment', 'promo', 'start']);
  expect((await valuesOf('synonym_id', 'synonyms')).length).toBeGreaterThanOrEqual(30);
  expect(await valuesOf('article_number', 'free_samples')).toHaveLength(4);
  expect(await valuesOf('label_key', 'product_labels')).toEqual(await valuesOf('label_key', 'labels'));
  expect(await valuesOf('content', `spec_sheets where substring(content for 5) <> '%PDF-'`)).toEqual([]);
  expect(await valuesOf('customer_number', 'customers where assortment_restricted')).toEqual(['314005']);
  const allowed = await valuesOf('article_number', `customer_articles where customer_number = '314005'`);
  expect(allowed.length).toBeGreaterThanOrEqual(300);
  expect(allowed.length).toBeLessThan(importedProducts().length / 2);
  const customerOrders = (await ordersOf(seededTenant.foundation)).filter((order) => order.customerNumber === '314005');
  expect(customerOrders.flatMap(({ lines }) => lines.filter((line) => !allowed.includes(line.articleNumber)))).toEqual(
    [],
  );
  expect(customerOrders.length).toBeGreaterThan(0);
});

test('every article has the same price in a list as in the basket, for every delivery day', async () => {
  const { foundation } = seededTenant;
  const { pool, clock, logger: log } = foundation;
  const catalogue = createCatalogue({ pool, clock });
  await createReadModelTables(
    pool,
    readModelSchema,
    allProjectors.flatMap(({ tables }) => tables),
  );
  const waiter = { waitFor: () => Promise.resolve(true), onAdvance: () => () => undefined };
  const list = searchProductsRoute(
    { pool, catalogue, waiter, clock, log },
    rememberHistory(pool),
    rememberPopularity(pool),
  );
  const context = { customerNumber: '204118', language: 'nl', seen: null } as unknown as RequestContext;
  const now = clock.now();
  const customer = await catalogue.findCustomer('204118');
  const calendar = await catalogue.findCalendar();
  const facts = await catalogue.findProducts(
    importedProducts().map((product) => product.article_number),
    '204118',
    dayAt(now.getTime()),
  );
  let compared = 0;
  for (const deliveryDate of [undefined, '2026-03-13', '2026-04-20'])
    for (let page = 1; page <= Math.ceil(importedProducts().length / 96); page++) {
      const query = searchProducts.query.parse({ page, limit: 96, deliveryDate });
      const answer = await list.handle({ params: {}, query, body: undefined }, context);
      const { products } = searchProducts.response.parse(answer === 'handled' ? null : answer.body);
      for (const listedProduct of products) {
        const quantity = listedProduct.minimum_order;
        const lines = [{ articleNumber: listedProduct.article_number, quantity }];
        const basket = {
          basketId: null,
          lines,
          delivery: null,
          address: null,
          reference: '',
          mainOrder: null,
          freeSamples: [],
        };
        if (!customer) throw new Error('the demo has no Bistro Lindegaard');
        const view = viewBasket(
          assessBasket({ basket, products: facts, customer, calendar, now, offeredSamples: [] }),
          'nl',
          basketTexts,
        );
        const [inBasket] = view.lines;
        expect([listedProduct.article_number, deliveryDate, listedProduct.price]).toEqual([
          listedProduct.article_number,
          deliveryDate,
          inBasket?.product.price,
        ]);
        compared++;
      }
    }
  const listed = [...facts.values()].filter(({ status }) => status !== 'out_of_assortment');
  expect(compared).toBe(3 * listed.length);
  expect(listed.length).toBeGreaterThan(1500);
}, 60_000);

test('a new start updates the content of an older demo and keeps its orders and stock', async () => {
  const { foundation, seed } = seededTenant;
  const { pool, store } = foundation;
  const { rows: before } = await pool.query('select count(*)::int as synonyms from catalogue.synonyms');
  const changedBy = { by: 'erp', at: mockups };
  await writeStock(pool, [{ articleNumber: '152001', quantity: 7, asOf: mockups }], changedBy);
  await pool.query(`delete from catalogue.banners; delete from catalogue.product_details;
    delete from catalogue.customer_articles; update catalogue.customers set assortment_restricted = false;
    delete from catalogue.related_articles where article_number >= '500000' or other_article >= '500000';
    update demo.seed set content_version = 1`);
  const head = await store.head();
  expect(await seed()).toBe(true);
  expect(await store.head()).toBe(head);
  const { rows } = await pool.query(`select
    (select count(*)::int from catalogue.product_details) as details,
    (select count(*)::int > 0 from catalogue.banners) as has_banners,
    (select assortment_restricted from catalogue.customers where customer_number = '314005') as is_restricted,
    (select reported::int from catalogue.stock where article_number = '152001') as stock,
    (select count(*)::int from catalogue.synonyms) as synonyms`);
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

test('a tenant with other data is not seeded', async () => {
  const { foundation, seed } = await openTenant(mockups);
  await foundation.store.append('basket-x', 'none', [
    { id: '5e1f4a3e-8a3c-4c7a-9d4b-0f6f9b1c2d3e', type: 'Other', data: {}, metadata: {} },
  ]);
  expect(await seed()).toBe(false);
  const { rows } = await foundation.pool.query('select from catalogue.customers');
  expect(rows).toHaveLength(0);
}, 60_000);
