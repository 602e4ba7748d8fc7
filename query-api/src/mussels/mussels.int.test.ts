import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { contentTables } from '@talloor/catalogue/content/contentTables.ts';
import { addContent, saveContent } from '@talloor/catalogue/content/writeContent.ts';
import { testArticle, testChange, writeTestArticles, writeTestCustomer } from '@talloor/catalogue/testing.ts';
import { getMussels } from '@talloor/contracts/endpoints/mussels.ts';
import { epochOfDay } from '@talloor/rules/delivery/brusselsTime.ts';
import { writeDeliveryStory } from '../audit/testing/deliveryStory.ts';
import { writeOrderStory } from '../audit/testing/orderStory.ts';
import type { Browser, ReadSideUnderTest } from '../audit/testing/startReadSide.ts';
import { startReadSideWithCatalogue } from '../audit/testing/startReadSideWithCatalogue.ts';

/** Wednesday 11 March 2026, 14:12 in Brussels. */
const now = '2026-03-11T13:12:00.000Z';
let side: ReadSideUnderTest;
let lotte: Browser;
let priority: Browser;
let afternoon: Browser;
let support: Browser;

const season = {
  sale_start: '2026-01-10',
  sale_end: '2026-04-18',
  priority_start: '2026-03-01',
  priority_end: '2026-03-31',
  vat_percentage: 6,
};
let seasonId = '';

beforeAll(async () => {
  side = await startReadSideWithCatalogue(now);
  for (const number of ['204118', '300200', '300201']) await writeTestCustomer(side.pool, number);
  await writeTestCustomer(side.pool, '300202', { showPrices: false, orderReferenceRequired: true });
  await writeTestArticles(side.pool, [
    testArticle('105001', { status: 'not_orderable' }),
    testArticle('105005', { status: 'not_orderable' }),
    testArticle('105010', { status: 'out_of_assortment' }),
  ]);
  [seasonId = ''] = await addContent(side.pool, contentTables.musselSeasons, [season], testChange);
  const packages = [
    { article_number: '105005', weight_kg: 5, price_per_kg: 6.5 },
    { article_number: '105001', weight_kg: 2.5, price_per_kg: 6.755 },
    { article_number: '105010', weight_kg: 10, price_per_kg: 6.35 },
  ];
  await addContent(side.pool, contentTables.musselPackages, packages, testChange);
  const customers = [
    { customer_number: '300200', is_priority: true, is_afternoon_only: false },
    { customer_number: '300201', is_priority: false, is_afternoon_only: true },
  ];
  await addContent(side.pool, contentTables.musselCustomers, customers, testChange);
  lotte = await side.browser({});
  const other = (userId: string, number: string) =>
    side.browser({ userId, customers: [number], customerNumber: number });
  priority = await other('8', '300200');
  afternoon = await other('9', '300201');
  support = await side.browser({ userId: '90', roles: ['sales-support'], customers: [], customerNumber: null });
});
afterAll(() => side.close());

const ask = async (browser: Browser, day?: string) =>
  getMussels.response.parse(
    await (await browser.get(`/api/mussel${day === undefined ? '' : `?deliveryDate=${day}`}`)).json(),
  );

test('answers the inputs of the order: season, days, VAT, customer, and the packages that it can have', async () => {
  expect(await ask(lotte)).toMatchObject({
    deliveryAddress: { postal: expect.any(String), city: expect.any(String) },
    holidays: [epochOfDay('2026-04-06')],
    saleStart: '2026-01-10',
    saleEnd: '2026-04-18',
    priorityStart: '2026-03-01',
    priorityEnd: '2026-03-31',
    vatPercentage: 6,
    isPriorityCustomer: false,
    isAfternoonOnlyCustomer: false,
    isReferenceRequired: false,
    orderLimit: null,
    packagingOptions: [
      { articleNumber: '105001', weightKg: 2.5, pricePerKg: 6.755 },
      { articleNumber: '105005', weightKg: 5, pricePerKg: 6.5 },
    ],
    deliveryMoments: [],
  });
  expect(await ask(priority)).toMatchObject({ isPriorityCustomer: true, isAfternoonOnlyCustomer: false });
  const hidden = await side.browser({ userId: '10', customers: ['300202'], customerNumber: '300202' });
  const { packagingOptions, isReferenceRequired } = await ask(hidden);
  expect(packagingOptions.map(({ pricePerKg }) => pricePerKg)).toEqual([null, null]);
  expect(isReferenceRequired).toBe(true);

  const rights = { rights: ['order' as const], orderLimitCents: 25_050 };
  const names = { username: 'karim', firstName: 'Karim', lastName: 'Bakkali', email: 'karim@example.com' };
  const account = { userId: '12', ...names, language: 'nl' as const, roles: ['customer' as const] };
  await side.append('account-12', [{ type: 'AccountRegistered', data: account }]);
  for (const customerNumber of ['300200', '300202'])
    await side.append('account-12', [
      { type: 'CustomerLinked', data: { customerNumber } },
      { type: 'CustomerRightsChanged', data: { customerNumber, ...rights } },
    ]);
  const limitOf = async (customerNumber: string) =>
    (await ask(await side.browser({ userId: '12', customers: [customerNumber], customerNumber }))).orderLimit;
  expect(await limitOf('300200')).toBe(250.5);
  expect(await limitOf('300202')).toBeNull();
});

test('answers the moments of a day, for each customer its own', async () => {
  const momentsOf = async (browser: Browser, day: string) => (await ask(browser, day)).deliveryMoments;
  expect(await momentsOf(lotte, '2026-03-12')).toEqual([]);
  expect(await momentsOf(lotte, '2026-03-13')).toEqual(['morning', 'afternoon']);
  expect(await momentsOf(lotte, '2026-03-15')).toEqual([]);
  expect(await momentsOf(priority, '2026-03-12')).toEqual(['morning', 'afternoon']);
  expect(await momentsOf(priority, '2026-03-15')).toEqual(['morning']);
  expect(await momentsOf(afternoon, '2026-03-13')).toEqual(['afternoon']);
  expect(await momentsOf(lotte, '2026-04-19')).toEqual([]);
});

test('refuses a visitor and days that are none', async () => {
  const visitor = await side.browser();
  expect((await visitor.get('/api/mussel')).status).toBe(401);
  for (const day of ['morgen', '2026-02-30', '1773356400'])
    expect((await lotte.get(`/api/mussel?deliveryDate=${day}`)).status).toBe(400);
});

test('follows the back office at once, and has no season before one is planned', async () => {
  const over = { ...season, sale_end: '2026-03-10' };
  await saveContent(side.pool, contentTables.musselSeasons, seasonId, over, testChange);
  expect(await ask(lotte, '2026-03-13')).toMatchObject({
    saleStart: null,
    saleEnd: null,
    vatPercentage: null,
    holidays: [],
    deliveryMoments: [],
  });
  await saveContent(side.pool, contentTables.musselSeasons, seasonId, season, testChange);
  expect((await ask(lotte)).saleEnd).toBe('2026-04-18');
});

test('an order shows its moment to customer and office, in its history and on its paper, and takes no extra order', async () => {
  const delivery = {
    day: '2026-03-13',
    windowStart: '12:00',
    windowEnd: '17:00',
    deadline: '2026-03-12T13:00:00.000Z',
    service: { kind: 'mussels' as const, moment: 'afternoon' as const },
  };
  const content = { orderNumber: '4402777', basketId: randomUUID(), delivery, changeDeadline: delivery.deadline };
  await writeOrderStory(side, content);
  const json = async (browser: Browser, path: string) =>
    (await (await browser.get(path)).json()) as Record<string, unknown>;
  const shown = { delivery_window: { start: '12:00', end: '17:00' }, delivery_service: delivery.service };
  expect(await json(lotte, '/api/pending_order/4402777')).toMatchObject({ status: 'open', ...shown });
  expect(await json(support, '/api/office/orders/4402777')).toMatchObject(shown);
  const history = JSON.stringify(await json(support, '/api/office/orders/4402777/history'));
  expect(history).toContain('mosselen, namiddag');
  const { moments } = await json(lotte, '/api/delivery-moments');
  const friday = (moments as { timestamp: number }[]).find(({ timestamp }) => timestamp === epochOfDay('2026-03-13'));
  expect(friday).toMatchObject({ open_orders: ['4402777'], extendable_orders: [] });
  const countOf = async (state: string) =>
    (await json(lotte, `/api/dashboard/orders/pending?state=${state}&q=4402777`))['pagination'];
  expect(await countOf('changeable')).toMatchObject({ results: 0 });
  expect(await countOf('processed')).toMatchObject({ results: 1 });

  const [deliveryNumber, orderNumber] = ['66103777', '4402777'];
  await writeDeliveryStory(side, deliveryNumber, orderNumber);
  expect((await json(lotte, '/api/dashboard/orders/delivered'))['deliveries']).toMatchObject([
    { number: deliveryNumber, order_number: orderNumber, delivery_moment: 'afternoon' },
  ]);
});
