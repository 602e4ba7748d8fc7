import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { logIn, type Person } from '@talloor/command-api/testing/logIn.ts';
import { createTestShop, friday, type TestShop } from '@talloor/command-api/testing/testShop.ts';
import { createRunner, type Runner } from '@talloor/platform/subscription/createRunner.ts';
import { until } from '@talloor/platform/testing/until.ts';
import { allProjectors } from '@talloor/projections/allProjectors.ts';
import { verifyOrder } from '@talloor/query-api/audit/verify/verifyOrder.ts';

const customers = ['204118', '204119', '204120'] as const;
let shop: TestShop;
let runner: Runner;

beforeAll(async () => {
  shop = await createTestShop();
  await shop.writeFacts(customers, { 100001: 1000 });
  for (const customer of customers) await shop.signIn(`koper${customer}`, [customer]);
  const { store, codec, url: databaseUrl } = shop;
  runner = createRunner({ store, codec, databaseUrl, projectors: allProjectors, policies: [], timers: [] });
  await runner.start();
});
afterAll(async () => {
  await runner.stop();
  await shop.close();
});

let sequence = 0;
const checkOut = (person: Person) =>
  person('POST', '/api/basket/checkout', { po_number: 'WK11' }, `checkout-${++sequence}`);
async function order(person: Person): Promise<string> {
  await person('PUT', '/api/basket/items', { 100001: 20 });
  await person('GET', `/basket/confirm/${friday}`);
  const { status, body } = await checkOut(person);
  expect([status, body]).toEqual([201, expect.anything()]);
  return String(body['order_number']);
}
const shopperOf = (url: string, customer: string) => logIn(url, `koper${customer}`);
const setBack = (next: number) => shop.pool.query(`select setval('command.order_number', $1, false)`, [next]);

test('every order after an older PostgreSQL was restored is shown and verified, also under a replaced number', async () => {
  const numbers: string[] = [];
  for (const customer of customers) numbers.push(await order(await shopperOf(shop.main.url, customer)));

  // Two processes draw the same numbers; an empty basket uses none.
  const processes = [await shop.startProcess(), await shop.startProcess()] as const;
  for (const [index, { url }] of processes.entries()) {
    await setBack(4_402_001);
    await checkOut(await shopperOf(url, customers[index] ?? ''));
  }
  for (const [index, { url }] of processes.entries())
    numbers.push(await order(await shopperOf(url, customers[index] ?? '')));
  for (const { api } of processes) await shop.runPolicies(api);

  expect(new Set(numbers).size).toBe(5);
  const events = await shop.decoded();
  const replaced = events.filter(({ event }) => (event.type as string) === 'BasketOrderNumberReplaced');
  expect(replaced.map(({ event }) => event.data)).toEqual([
    { orderNumber: numbers[4], previousOrderNumber: numbers[3] },
  ]);
  for (const number of numbers)
    await until(
      `order ${number} is verified`,
      async () => (await verifyOrder(shop, number, 'nl'))?.verdict.holds === true,
    );
});
