import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { writeProducts } from '@talloor/catalogue/product/writeProducts.ts';
import { writeStock } from '@talloor/catalogue/stock/writeStock.ts';
import { testArticle, testChange } from '@talloor/catalogue/testing.ts';
import { type Answered, hashing, logIn, type Person } from '@talloor/command-api/testing/logIn.ts';
import { parseConfiguration } from '@talloor/platform/configuration.ts';
import { until } from '@talloor/platform/testing/until.ts';
import { createTestDatabase } from '@talloor/platform/postgres/testing.ts';
import type { Ending } from '@talloor/platform/shutdown.ts';
import { startProduct } from '../startProduct.ts';
import { openShop, type Shop } from './testing/openShop.ts';

/** Friday 13 March 2026. */
const friday = 1_773_356_400;
const lastPieces = 10;
const buyers = Array.from({ length: 50 }, (_, index) => String(310_001 + index));
const ordinary = ['204118', '204119', '204120', '204121', '204122', '204123', '204124'];

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let dataDir: string;
let shop: Shop;
let url: string;
let lateUrl: string;
const endings: Ending[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  dataDir = await mkdtemp(join(tmpdir(), 'talloor-ordering-'));
  const configuration = parseConfiguration({
    DATABASE_URL: database.url,
    DATA_DIR: dataDir,
    PORT: '0',
    DEMO: 'false',
    NOW: '2026-03-11T14:12+01:00',
    LOG_LEVEL: 'silent',
    MASTER_KEY: '07'.repeat(32),
    SESSION_SECRET: 'a secret that both products share',
  });
  shop = await openShop(configuration);
  await shop.writeArticles({ 100001: null, 100002: null, 100003: null, 100004: 40, 100005: null, 200010: lastPieces });
  await Promise.all([...ordinary, ...buyers].map((customerNumber) => shop.addCustomer(customerNumber)));
  await Promise.all(
    [...ordinary, ...buyers].map((customerNumber) => shop.addUser(`u${customerNumber}`, [customerNumber])),
  );
  const start = async (now: string, folder: string) => {
    const port = await startProduct({
      configuration: { ...configuration, dataDir: join(dataDir, folder), now: new Date(now) },
      say: () => undefined,
      endings,
      hashing,
    });
    return `http://127.0.0.1:${port}`;
  };
  url = await start('2026-03-11T14:12+01:00', 'early');
  lateUrl = await start('2026-03-11T17:01+01:00', 'late');
}, 60_000);
afterAll(async () => {
  for (const { end } of endings) await end();
  await shop.close();
  await database.drop();
  await rm(dataDir, { recursive: true, force: true });
});

let sequence = 0;
const checkOut = (person: Person, key = `key-${++sequence}`) => person('POST', '/api/basket/checkout', {}, key);
const confirm = (person: Person) => person('POST', `/api/basket/confirm/${friday}`, {});
const linesOf = ({ body }: Answered) =>
  Object.fromEntries(
    (body['lines'] as { product: { article_number: string }; quantity: number }[]).map((line) => [
      line.product.article_number,
      line.quantity,
    ]),
  );
const basketOf = async (person: Person) => linesOf(await person('GET', '/api/basket/list'));

test('fifty buyers of the last ten pieces get ten at most, and each rejected basket is kept', async () => {
  const people = await Promise.all(buyers.map((customer) => logIn(url, `u${customer}`)));
  await Promise.all(
    people.map(async (person) => {
      await person('PUT', '/api/basket/items', { 100001: 20, 200010: 1 });
      await confirm(person);
    }),
  );
  const answers = await Promise.all(people.map((person) => checkOut(person)));
  const rejections = answers.filter(({ status }) => status !== 201);
  expect(rejections.filter(({ status, body }) => status !== 422 || body.code !== 'basket.stock_issues')).toEqual([]);
  const placed = answers.flatMap(({ status, body }) => (status === 201 ? [String(body['order_number'])] : []));
  await until('every order is allocated', async () => {
    const { rows } = await shop.pool.query('select 1 from catalogue.reservation_orders');
    return rows.length === placed.length;
  });
  const allocation = await shop.pool.query<{ sum: string }>(
    `select sum(allocated) from catalogue.reservations where article_number = '200010'`,
  );
  expect(Number(allocation.rows[0]?.sum)).toBe(lastPieces);
  const keptBaskets = await Promise.all(people.map((person) => basketOf(person)));
  expect(keptBaskets.filter((lines) => lines['200010'] === 1)).toHaveLength(rejections.length);
}, 60_000);

test('three checkouts with one key make one order', async () => {
  const person = await logIn(url, 'u204118');
  await person('PUT', '/api/basket/items', { 100001: 20 });
  await confirm(person);
  const [first, twin] = await Promise.all([checkOut(person, 'one'), checkOut(person, 'one')]);
  const lateAnswer = await checkOut(await logIn(lateUrl, 'u204118'), 'one');
  expect(first.status).toBe(201);
  expect([twin, lateAnswer]).toEqual([first, first]);
  const { body } = await person('GET', '/api/dashboard/orders/pending');
  expect(body['orders']).toMatchObject([{ order_number: first.body['order_number'] }]);
});

test('simultaneous changes of one basket in two tabs are all kept', async () => {
  const tabs = [await logIn(url, 'u204119'), await logIn(lateUrl, 'u204119')];
  const articles = ['100001', '100002', '100003', '100005'];
  const changes = articles.flatMap((article, index) => {
    const tab = tabs[index % 2] ?? tabs[0];
    return tab ? [tab('PUT', `/api/basket/item/${article}`, { quantity: index + 2 })] : [];
  });
  expect((await Promise.all(changes)).map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  const [tab] = tabs;
  expect(tab && linesOf(await tab('POST', '/api/basket/po-number', 'samen'))).toEqual({
    100001: 2,
    100002: 3,
    100003: 4,
    100005: 5,
  });
});

const refusals: [string, Record<string, number>, (customer: string, person: Person) => Promise<unknown>, object][] = [
  ['below 150 euro', { 100001: 14 }, (_, person) => confirm(person), { status: 422, code: 'basket.below_minimum' }],
  [
    'without a confirmed day',
    { 100001: 20 },
    () => Promise.resolve(),
    { status: 422, code: 'basket.delivery_not_confirmed' },
  ],
  [
    'above the stock that is left',
    { 100001: 20, 100004: 30 },
    async (_, person) => {
      await confirm(person);
      await writeStock(
        shop.pool,
        [{ articleNumber: '100004', quantity: 5, asOf: new Date('2026-03-11T13:00Z') }],
        testChange,
      );
    },
    { status: 422, code: 'basket.stock_issues' },
  ],
  [
    'with a line that went out of the assortment',
    { 100001: 20, 100005: 2 },
    async (_, person) => {
      await confirm(person);
      await writeProducts(shop.pool, [testArticle('100005', { status: 'out_of_assortment' })], testChange);
    },
    { status: 422, code: 'basket.faulty_lines' },
  ],
  [
    'of a suspended customer',
    { 100001: 20 },
    async (customer, person) => {
      await confirm(person);
      await shop.suspendCustomer(customer);
    },
    { status: 409, code: 'customer.suspended' },
  ],
];

test.each(refusals)(
  'an order %s is rejected with its code, and the basket is kept',
  async (what, lines, prepare, refusal) => {
    const customer = ordinary[2 + refusals.findIndex(([name]) => name === what)] ?? '';
    const person = await logIn(url, `u${customer}`);
    await person('PUT', '/api/basket/items', lines);
    await prepare(customer, person);
    const { status, body } = await checkOut(person);
    expect({ status, code: body.code }).toEqual(refusal);
    expect(await basketOf(person)).toEqual(lines);
  },
);

test('an order after the cut-off of its day is rejected with its code, and the basket is kept', async () => {
  const person = await logIn(url, 'u204119');
  await person('PUT', '/api/basket/items', { 100001: 20, 100005: 0 });
  await confirm(person);
  const keptLines = await basketOf(person);
  const late = await logIn(lateUrl, 'u204119');
  expect(await checkOut(late)).toMatchObject({ status: 422, body: { code: 'basket.delivery_moment_expired' } });
  expect(await basketOf(late)).toEqual(keptLines);
});
