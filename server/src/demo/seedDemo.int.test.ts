import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { allEvents } from '@talloor/events/allEvents.ts';
import type { BasketEvent } from '@talloor/events/basket/events.ts';
import type { OrderEvent } from '@talloor/events/order/events.ts';
import { basketTexts } from '@talloor/messages/basket/basketTexts.ts';
import { searchProducts } from '@talloor/contracts/endpoints/catalogue.ts';
import { createCatalogue } from '@talloor/catalogue/createCatalogue.ts';
import { beginning } from '@talloor/platform/event-store/port.ts';
import type { RequestContext } from '@talloor/platform/http/handler.ts';
import { openFoundation, type Foundation } from '@talloor/platform/openFoundation.ts';
import { createTestDatabase } from '@talloor/platform/postgres/testing.ts';
import { createReadModelTables } from '@talloor/platform/subscription/readModelTables.ts';
import { allProjectors } from '@talloor/projections/allProjectors.ts';
import { createSearchMemory } from '@talloor/query-api/search/searchMemory.ts';
import { searchProductsRoute } from '@talloor/query-api/search/searchProducts.ts';
import { assessBasket } from '@talloor/rules/basket/assessBasket.ts';
import { viewBasket } from '@talloor/rules/basket/viewBasket.ts';
import { dayAt } from '@talloor/rules/delivery/brusselsTime.ts';
import { migrateAll } from '../schemas.ts';
import { demoArticles } from './content/readArticles.ts';
import { seedDemo } from './seedDemo.ts';

const features = { wish_list: false, restricted_wish_list: false, basket_upload: false, pending_orders: true };
const mockups = new Date('2026-03-11T14:12:00+01:00');
const ends: (() => Promise<void>)[] = [];
let whole: Awaited<ReturnType<typeof openTenant>>;
beforeAll(async () => {
  whole = await openTenant(mockups);
  await whole.seed();
}, 120_000);
afterAll(async () => {
  for (const end of ends.toReversed()) await end();
});

async function openTenant(now: Date) {
  const database = await createTestDatabase();
  ends.push(database.drop);
  await migrateAll(database.url);
  const foundation = await openFoundation({
    name: 'test',
    databaseUrl: database.url,
    eventStore: 'postgres',
    masterKey: new Uint8Array(32).fill(7),
    now,
    logLevel: 'silent',
    definitions: allEvents,
  });
  ends.push(foundation.close);
  return {
    foundation,
    seed: (changes: Partial<Foundation> = {}) => seedDemo({ ...foundation, features, ...changes }),
  };
}

async function eventsOf({ store, codec }: Foundation) {
  return codec.decode<BasketEvent | OrderEvent>(await store.readAll(beginning, 20_000));
}

/** What people see: order numbers, customers, days and amounts. */
async function ordersOf(foundation: Foundation) {
  return (await eventsOf(foundation)).flatMap(({ event }) => (event.type === 'OrderPlaced' ? [event.data] : []));
}

const shown = (orders: Awaited<ReturnType<typeof ordersOf>>) =>
  orders
    .toSorted((a, b) => Number(a.orderNumber) - Number(b.orderNumber))
    .map(({ orderNumber, customerNumber, delivery, totals, lines }) => [
      orderNumber,
      customerNumber,
      delivery.day,
      totals.payableCents,
      lines.length,
    ]);

test('an empty tenant gets the world of the mock-ups, once', async () => {
  const { foundation, seed } = whole;
  const position = await foundation.store.head();
  expect(await seed()).toBe(false);
  expect(await foundation.store.head()).toBe(position);

  const events = await eventsOf(foundation);
  const orders = await ordersOf(foundation);
  const today = dayAt(mockups.getTime());
  const open = orders.filter((order) => order.delivery.day > today);
  expect(open).toHaveLength(275);
  const checkedOut = events.filter(({ event }) => event.type === 'BasketCheckedOut').length;
  expect(events.filter(({ event }) => event.type === 'BasketOpened')).toHaveLength(checkedOut + 25);
  expect(events.filter(({ event }) => event.type === 'OrderLinesAllocated')).toHaveLength(orders.length);
  expect(events.filter(({ event }) => event.type === 'OrderLineShort')).toHaveLength(0);
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
    ({ event, metadata }) => event.type === 'BasketDeliveryMomentConfirmed' && metadata.customerNumber === '204118',
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
  expect(demoArticles.length).toBeGreaterThanOrEqual(1500);
}, 120_000);

test('every article costs in a list what it costs in the basket, whatever day of delivery the list is asked for', async () => {
  const { foundation } = whole;
  const { pool, clock } = foundation;
  const catalogue = createCatalogue({ pool, clock });
  await createReadModelTables(
    pool,
    'projections',
    allProjectors.flatMap(({ tables }) => tables),
  );
  const waiter = { waitFor: () => Promise.resolve(true), onAdvance: () => () => undefined };
  const list = searchProductsRoute({ pool, catalogue, waiter, clock }, createSearchMemory(pool));
  const context = { customerNumber: '204118', language: 'nl', seen: null } as unknown as RequestContext;
  const now = clock.now();
  const customer = await catalogue.findCustomer('204118');
  const calendar = await catalogue.findCalendar();
  const facts = await catalogue.findProducts(
    demoArticles.map(({ articleNumber }) => articleNumber),
    '204118',
    dayAt(now.getTime()),
  );
  let compared = 0;
  for (const deliveryDate of [undefined, '2026-03-13', '2026-04-20'])
    for (let page = 1; page <= Math.ceil(demoArticles.length / 96); page++) {
      const query = searchProducts.query.parse({ page, limit: 96, deliveryDate });
      const answer = await list.handle({ params: {}, query, body: undefined }, context);
      const rendered = answer === 'handled' ? '' : String(answer.rendered);
      const { products } = searchProducts.response.parse(JSON.parse(rendered));
      for (const shown of products) {
        const quantity = shown.minimum_order;
        const lines = [{ articleNumber: shown.article_number, quantity }];
        const basket = { basketId: null, lines, delivery: null, address: null, reference: '', freeSamples: [] };
        if (!customer) throw new Error('the demo has no Bistro Lindegaard');
        const view = viewBasket(
          assessBasket({ basket, products: facts, customer, calendar, now, offeredSamples: [] }),
          'nl',
          basketTexts,
        );
        const [inBasket] = view.lines;
        expect([shown.article_number, deliveryDate, shown.price]).toEqual([
          shown.article_number,
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

test('a seed that is killed again and again ends as one that was not', async () => {
  const broken = await openTenant(mockups);
  let left = 0;
  const repository: Foundation['repository'] = {
    ...broken.foundation.repository,
    execute: (...command) => {
      left -= 1;
      if (left < 0) return Promise.reject(new Error('killed'));
      return broken.foundation.repository.execute(...command);
    },
  };
  for (const steps of [40, 350, 1100]) {
    left = steps;
    await expect(broken.seed({ repository })).rejects.toThrow('killed');
  }
  expect(await broken.seed()).toBe(true);
  expect(shown(await ordersOf(broken.foundation))).toEqual(shown(await ordersOf(whole.foundation)));
  const opened = async (foundation: Foundation) =>
    (await eventsOf(foundation)).filter(({ event }) => event.type === 'BasketOpened').length;
  expect(await opened(broken.foundation)).toBe(await opened(whole.foundation));
}, 240_000);

test('the demo stands on a weekend of holidays too', async () => {
  const moment = '2026-12-26T10:00:00+01:00';
  const { foundation, seed } = await openTenant(new Date(moment));
  expect(await seed()).toBe(true);
  const today = dayAt(Date.parse(moment));
  const open = (await ordersOf(foundation)).filter((order) => order.delivery.day > today);
  expect(open).toHaveLength(275);
  expect(open.filter((order) => order.customerNumber === '204118')).toHaveLength(2);
}, 120_000);

test("a tenant with anybody's data is left alone", async () => {
  const { foundation, seed } = await openTenant(mockups);
  await foundation.store.append('basket-x', 'none', [
    { id: '5e1f4a3e-8a3c-4c7a-9d4b-0f6f9b1c2d3e', type: 'Other', data: {}, metadata: {} },
  ]);
  expect(await seed()).toBe(false);
  const { rows } = await foundation.pool.query('select from catalogue.customers');
  expect(rows).toHaveLength(0);
}, 60_000);
