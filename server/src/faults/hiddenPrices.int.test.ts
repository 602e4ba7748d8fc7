import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { writePrices } from '@talloor/catalogue/price/writePrices.ts';
import { testChange, writeTestCustomer } from '@talloor/catalogue/testing.ts';
import { allEndpoints } from '@talloor/contracts/allEndpoints.ts';
import type { Endpoint } from '@talloor/contracts/endpoint.ts';
import { customerRights } from '@talloor/rules/account/rights.ts';
import { startWalkedProduct } from './testing/everyEndpoint/startWalkedProduct.ts';
import { validCall } from './testing/everyEndpoint/validCall.ts';
import { moneyIn, namesMoney } from './testing/hiddenPrices/moneyIn.ts';
import { openBrowser, type Browser, type Read } from './testing/restricted/openBrowser.ts';

let product: Awaited<ReturnType<typeof startWalkedProduct>>;
let lotte: Browser;
beforeAll(async () => {
  product = await startWalkedProduct((shop) =>
    writePrices(shop.pool, [{ kind: 'list', articleNumber: '100001', priceMills: 73_319 }], testChange),
  );
  lotte = await openBrowser(product.url, 'lotte');
}, 60_000);
afterAll(() => product.close());

const endpoints = allEndpoints.filter(
  ({ produces, permission }) =>
    produces !== 'event-stream' && permission.kind !== 'office' && permission.kind !== 'api-key',
);
const queries = endpoints.filter(({ side }) => side === 'query');
const commands = endpoints.filter(({ side, permission }) => side === 'command' && permission.kind === 'customer');

async function ask(endpoint: Endpoint): Promise<Read> {
  const { method, path, headers = {}, body } = validCall(endpoint, product.examples[endpoint.name] ?? {});
  return lotte.call(method, path, body, headers['content-type']);
}

async function walk(asked: readonly Endpoint[] = queries): Promise<ReadonlyMap<string, Read>> {
  const answers = new Map<string, Read>();
  for (const endpoint of asked) answers.set(endpoint.name, await ask(endpoint));
  return answers;
}

let amounts: readonly string[];
test('with the right to see prices, answers name the planted price and its sums', async () => {
  const answers = await walk();
  const found = [...answers]
    .map(([name, { text }]) => [name, moneyIn(text)] as const)
    .filter(([, money]) => money.size > 0);
  amounts = [...new Set(found.flatMap(([, money]) => [...money]))];
  expect(amounts).toEqual(expect.arrayContaining(['73.319', '73319', '146638', '1466.38', '2199.57', '3.18']));
  expect(found.map(([name]) => name)).toEqual(
    expect.arrayContaining(['getOpenOrder', 'getInvoice', 'downloadPersonalData']),
  );
  expect(found.length).toBeGreaterThan(25);
}, 60_000);

const namingsIn = (answers: ReadonlyMap<string, Read>) =>
  [...answers].flatMap(([name, { text }]) => {
    const named = amounts.filter((amount) => namesMoney(text, amount));
    return named.length > 0 ? [{ name, named }] : [];
  });

test('a user whose right to see prices was taken reads no price in any answer, file or page', async () => {
  const { shop, lotte: userId, tenant } = product;
  const others = customerRights.filter((right) => right !== 'see_prices' && right !== 'approve');
  await shop.grant(userId, tenant.own.customerNumber, others);
  expect(namingsIn(await walk())).toEqual([]);
  await shop.grant(userId, tenant.own.customerNumber, customerRights);
}, 60_000);

test('a user of a customer whose prices are hidden reads no price in any answer, file or page, nor after a change', async () => {
  await writeTestCustomer(product.pool, product.tenant.own.customerNumber, { showPrices: false });
  expect(namingsIn(await walk())).toEqual([]);
  expect(namingsIn(await walk(commands))).toEqual([]);
}, 60_000);
